import { useEffect, useState } from 'react'
import type { GameCenterLayout } from '../../contract/schema/game-center.ts'

/**
 * The order of an open page stays as it was when it was opened: what a game's next phase brings would push what one reads. It comes when the visitor
 * asks for it, and by itself while nobody looks at the page.
 */
export function useHeldLayout(newest: GameCenterLayout): { layout: GameCenterLayout; waiting: boolean; show: () => void } {
  const [held, setHeld] = useState(newest)
  const waiting = shapeOf(held) !== shapeOf(newest)
  if (held.gameId !== newest.gameId) setHeld(newest)
  useEffect(() => {
    if (!waiting) return
    const take = () => { if (document.visibilityState === 'hidden') setHeld(newest) }
    take()
    document.addEventListener('visibilitychange', take)
    return () => document.removeEventListener('visibilitychange', take)
  }, [waiting, newest])
  return { layout: held.gameId === newest.gameId ? held : newest, waiting, show: () => setHeld(newest) }
}

const shapeOf = ({ phase, sections }: GameCenterLayout): string => `${phase} ${sections.map(({ part }) => part).join()}`
