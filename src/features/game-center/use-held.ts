import { useEffect, useState } from 'react'
import type { GameCenterInfo, GameCenterLayout } from '../../contract/game-center.schema.ts'
import type { LineScores } from '../../contract/game-details.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { useGameReadsSettled } from '../../data/live/use-settled.ts'

/**
 * The layout, which parts have content, the day's information, and the score by period without a
 * stat file.
 */
type Page = {
  layout: GameCenterLayout
  present: readonly string[]
  game: Game
  info: GameCenterInfo | null
  lineScores: LineScores | null
}

/**
 * Milliseconds to wait for complete content after the visitor asks for it, and then for reads that
 * have not begun.
 */
const completeTimeoutMs = 4000

/**
 * Keeps the layout and the day's information of an open page, because the game's next phase would
 * move what is read. The new one is shown while the page is hidden, or when the visitor asks for
 * it: once its reads are settled, and with all that arrives soon after.
 */
export function useHeld(newest: Page): {
  held: Page
  waiting: boolean
  asked: boolean
  show: () => void
} {
  const [current, setCurrent] = useState(newest)
  const [request, setRequest] = useState<'now' | 'following' | 'done' | null>(null)
  const settled = useGameReadsSettled(newest.layout.gameId, request !== null)
  const other = current.layout.gameId !== newest.layout.gameId
  if (other || request === 'done') {
    setCurrent(newest)
    setRequest(null)
  } else if (request === 'now' && settled) setRequest('following')
  useEffect(() => {
    if (request === null || (request === 'following' && !settled)) return
    const timer = setTimeout(
      () => setRequest(request === 'now' ? 'following' : 'done'),
      completeTimeoutMs,
    )
    return () => clearTimeout(timer)
  }, [request, settled])
  const held = other || request === 'following' ? newest : current
  const waiting =
    shapeOf(held) !== shapeOf(newest) || newest.present.some((part) => !held.present.includes(part))
  useEffect(() => {
    if (!waiting) return
    const showNewest = () => {
      if (document.visibilityState === 'hidden') setCurrent(newest)
    }
    showNewest()
    document.addEventListener('visibilitychange', showNewest)
    return () => document.removeEventListener('visibilitychange', showNewest)
  }, [waiting, newest])
  return { held, waiting, asked: request !== null, show: () => setRequest('now') }
}

const shapeOf = ({ layout: { phase, sections } }: Page): string =>
  `${phase} ${sections.map(({ part }) => part).join()}`
