import { useState } from 'react'
import { GameRow } from '../../blocks/GameRow.tsx'
import type { Game, ScheduleSettings } from '../../contract/schema/game.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { kindOf } from '../../domain/games/game.ts'
import { pinnedGame } from '../../domain/games/schedule.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import css from './PinnedGame.module.css'

/**
 * The game of today or the next one, above a long season. Which one is decided when the page is
 * opened: nothing moves when it ends.
 */
export function PinnedGame({ games, settings }: { games: Game[]; settings: ScheduleSettings }) {
  const [id] = useState(pinnedGame(games)?.id)
  const game = games.find((one) => one.id === id)
  return game ? <Pinned game={game} settings={settings} /> : null
}

function Pinned({ game, settings }: { game: Game; settings: ScheduleSettings }) {
  const kind = kindOf(useLiveGame(game))
  return (
    <section className={css.pinned} aria-labelledby="pinned">
      <h2 id="pinned" className={css.title}>
        {kind === 'live' ? (
          <LiveDot label="Live now" />
        ) : kind === 'final' ? (
          'Just finished'
        ) : (
          'Next up'
        )}
      </h2>
      <ol role="list" className={css.rows}>
        <GameRow game={game} settings={settings} />
      </ol>
    </section>
  )
}
