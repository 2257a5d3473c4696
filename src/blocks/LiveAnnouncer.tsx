import { useEffect, useState } from 'react'
import type { Game } from '../contract/schema/game.ts'
import { onLive } from '../data/live/store.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Speaks changes of the score of these games, never the clock, and at most once in three seconds. */
export function LiveAnnouncer({ games, us }: { games: Game[]; us: string }) {
  const [words, setWords] = useState('')

  useEffect(() => {
    const spoken = new Map(games.map((game) => [game.id, scoreKey(game.live)]))
    const waiting = new Map<number, string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLive((live) => {
      const game = games.find(({ id }) => id === live.gameId)
      if (!game || spoken.get(game.id) === scoreKey(live)) return
      spoken.set(game.id, scoreKey(live))
      waiting.set(game.id, `${game.sport.title}: ${us} ${live.teamScore}, ${game.opponent.title} ${live.opponentScore}, ${live.periodLabel}.`)
      timer ??= setTimeout(() => {
        setWords([...waiting.values()].join(' '))
        waiting.clear()
        timer = undefined
      }, 3000)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [games, us])

  return <VisuallyHidden><span role="status">{words}</span></VisuallyHidden>
}

const scoreKey = (live: Game['live']) => (live ? `${live.teamScore}:${live.opponentScore}` : '')
