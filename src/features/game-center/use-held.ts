import { useEffect, useState } from 'react'
import type { GameCenterInfo, GameCenterLayout } from '../../contract/schema/game-center.ts'
import type { Game } from '../../contract/schema/game.ts'
import type { LineScores } from '../../contract/schema/game-details.ts'

/**
 * What says which parts there are, which of them have something to show, what they say of the day,
 * and the score by period that comes without a stat file.
 */
type Page = {
  layout: GameCenterLayout
  present: readonly string[]
  game: Game
  info: GameCenterInfo | null
  lineScores: LineScores | null
}

/** Milliseconds that somebody who asks for what is new waits for the rest of it. */
const whole = 4000

/**
 * An open page keeps the order and the words of the day that it was opened with: what a game's next
 * phase brings would push what one reads. It comes when the visitor asks for it, whole once all of
 * it is `settled`, and by itself while nobody looks at the page.
 */
export function useHeld(
  newest: Page,
  settled: boolean,
): { held: Page; waiting: boolean; asked: boolean; show: () => void } {
  const [held, setHeld] = useState(newest)
  const [asked, setAsked] = useState<'now' | 'long' | null>(null)
  const other = held.layout.gameId !== newest.layout.gameId
  if (other || asked === 'long' || (asked && settled)) {
    setHeld(newest)
    setAsked(null)
  }
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => setAsked('long'), whole)
    return () => clearTimeout(timer)
  }, [asked])
  const waiting =
    shapeOf(held) !== shapeOf(newest) || newest.present.some((part) => !held.present.includes(part))
  useEffect(() => {
    if (!waiting) return
    const take = () => {
      if (document.visibilityState === 'hidden') setHeld(newest)
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => document.removeEventListener('visibilitychange', take)
  }, [waiting, newest])
  return {
    held: other ? newest : held,
    waiting,
    asked: asked !== null,
    show: () => setAsked('now'),
  }
}

const shapeOf = ({ layout: { phase, sections } }: Page): string =>
  `${phase} ${sections.map(({ part }) => part).join()}`
