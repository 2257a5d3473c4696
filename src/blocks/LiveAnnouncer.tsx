import { useEffect, useState } from 'react'
import type { BoxScore } from '../contract/box-score.schema.ts'
import type { Game } from '../contract/game.schema.ts'
import { subscribeToLive } from '../data/live/store.ts'
import {
  newPlays,
  formatPlaysAnnouncement,
  formatScoreAnnouncement,
} from '../domain/games/announcements.ts'
import { getDeviceSettings } from '../platform/device-settings.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Milliseconds for which events are collected and announced together. */
const gathered = 3000

type Props = {
  games: Game[]
  us: string
  /** The box score of the page's single game: plays are taken from it, so that none is missed. */
  box?: BoxScore | null
}

/**
 * Announces events of these games as the visitor chose: none, score changes, or every play. Never
 * the clock, and at most once in three seconds.
 */
export function LiveAnnouncer({ games, us, box }: Props) {
  const [text, setText] = useState('')
  const [queue] = useState(() => newQueue(setText))
  const [scores] = useState(() => new Map<number, string>())
  // Plays from before the page was opened are not announced.
  const [announced] = useState(
    () => new Set(box ? newPlays(box, new Set()).map(({ id }) => id) : []),
  )
  const alone = box !== undefined

  // Reloading the games keeps what is waiting to be announced.
  useEffect(() => {
    for (const game of games) if (!scores.has(game.id)) scores.set(game.id, scoreKey(game.live))
    return subscribeToLive((live) => {
      const game = games.find(({ id }) => id === live.gameId)
      if (!game) return
      if (!alone && live.lastPlay) queue.play(`${game.sport.title}: ${live.lastPlay}`)
      if (scores.get(game.id) === scoreKey(live)) return
      scores.set(game.id, scoreKey(live))
      queue.score(game.id, formatScoreAnnouncement(game, us, live))
    })
  }, [games, us, alone, queue, scores])

  useEffect(() => () => queue.stop(), [queue])

  useEffect(() => {
    if (!box) return
    for (const { id, words: play } of newPlays(box, announced)) {
      announced.add(id)
      queue.play(play)
    }
  }, [box, queue, announced])

  return (
    <VisuallyHidden>
      <span role="status" data-announcer="live">
        {text}
      </span>
    </VisuallyHidden>
  )
}

/**
 * A queue of announcements. The visitor's choice is checked when it is spoken, so turning it off
 * works at once.
 */
function newQueue(say: (text: string) => void) {
  const scores = new Map<number, string>()
  let plays: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = () => {
    timer = undefined
    const { announce, scores: scoreSetting } = getDeviceSettings()
    const text = [
      announce === 'plays' ? formatPlaysAnnouncement(plays) : '',
      ...(announce === 'off' ? [] : scores.values()),
    ]
      .filter(Boolean)
      .join(' ')
    plays = []
    scores.clear()
    if (text && scoreSetting !== 'covered') say(text)
  }
  const wait = () => {
    timer ??= setTimeout(speak, gathered)
  }
  return {
    play(text: string) {
      if (plays.at(-1) !== text) plays.push(text)
      wait()
    },
    score(game: number, text: string) {
      scores.set(game, text)
      wait()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

const scoreKey = (live: Game['live']) => (live ? `${live.teamScore}:${live.opponentScore}` : '')
