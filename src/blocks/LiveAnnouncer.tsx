import { useEffect, useState } from 'react'
import type { BoxScore } from '../contract/box-score.schema.ts'
import type { Game } from '../contract/game.schema.ts'
import { onLive } from '../data/live/store.ts'
import { newPlays, playsWords, scoreWords } from '../domain/games/announcements.ts'
import { choices } from '../platform/choices.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Milliseconds in which what happens is gathered and spoken once. */
const gathered = 3000

type Props = {
  games: Game[]
  us: string
  /** Of the one game of the page: its plays are told from here, so that none is left out. */
  box?: BoxScore | null
}

/**
 * Speaks what happens in these games as the visitor has chosen: nothing, changes of the score, or
 * every play. Never the clock, and at most once in three seconds.
 */
export function LiveAnnouncer({ games, us, box }: Props) {
  const [words, setWords] = useState('')
  const [queue] = useState(() => newQueue(setWords))
  const [scores] = useState(() => new Map<number, string>())
  // What had happened when the page was opened is read, not told.
  const [told] = useState(() => new Set(box ? newPlays(box, new Set()).map(({ id }) => id) : []))
  const alone = box !== undefined

  // Games that are read again while the page is open are the same games: what waits is still
  // spoken.
  useEffect(() => {
    for (const game of games) if (!scores.has(game.id)) scores.set(game.id, scoreKey(game.live))
    return onLive((live) => {
      const game = games.find(({ id }) => id === live.gameId)
      if (!game) return
      if (!alone && live.lastPlay) queue.play(`${game.sport.title}: ${live.lastPlay}`)
      if (scores.get(game.id) === scoreKey(live)) return
      scores.set(game.id, scoreKey(live))
      queue.score(game.id, scoreWords(game, us, live))
    })
  }, [games, us, alone, queue, scores])

  useEffect(() => () => queue.stop(), [queue])

  useEffect(() => {
    if (!box) return
    for (const { id, words: play } of newPlays(box, told)) {
      told.add(id)
      queue.play(play)
    }
  }, [box, queue, told])

  return (
    <VisuallyHidden>
      <span role="status" data-announcer="live">
        {words}
      </span>
    </VisuallyHidden>
  )
}

/**
 * What waits to be spoken. Choices count when it is spoken: who has just switched it off hears
 * nothing more.
 */
function newQueue(say: (words: string) => void) {
  const scores = new Map<number, string>()
  let plays: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = () => {
    timer = undefined
    const { announce, scores: shown } = choices()
    const words = [
      announce === 'plays' ? playsWords(plays) : '',
      ...(announce === 'off' ? [] : scores.values()),
    ]
      .filter(Boolean)
      .join(' ')
    plays = []
    scores.clear()
    if (words && shown !== 'covered') say(words)
  }
  const wait = () => {
    timer ??= setTimeout(speak, gathered)
  }
  return {
    play(words: string) {
      if (plays.at(-1) !== words) plays.push(words)
      wait()
    },
    score(game: number, words: string) {
      scores.set(game, words)
      wait()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

const scoreKey = (live: Game['live']) => (live ? `${live.teamScore}:${live.opponentScore}` : '')
