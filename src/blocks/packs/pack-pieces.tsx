import { useMemo } from 'react'
import type { Game } from '../../contract/game.schema.ts'
import { getGameKind, isAwaited } from '../../domain/games/game.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import css from './pack-pieces.module.css'

const { Piece, ready } = lazyHydrated(async () => ({
  PackButton: (await import('./PackButton.tsx')).PackButton,
}))
if (import.meta.env.SSR) await ready()

/**
 * The button that saves an upcoming or live game, with its space reserved; nothing for other games.
 * Another answer about the same game renders nothing again: the server's button would be gone until
 * its file has loaded, which without a network takes until the next connection.
 */
export function PackPart({ game, tenant }: { game: Game; tenant: string }) {
  const isUpcomingOrLive = isAwaited(game) || getGameKind(game) === 'live'
  const { id, date } = game
  const { id: sportId, title } = game.sport
  const packGame = useMemo(
    () => ({ id, date, sport: { id: sportId, title } }),
    [id, date, sportId, title],
  )
  return (
    isUpcomingOrLive && (
      <div className={css.room}>
        <Piece name="PackButton" game={packGame} tenant={tenant} />
      </div>
    )
  )
}
