import { useEffect, useRef, type ReactNode } from 'react'
import { reserveBarSpace } from '../reserve-bar-space.ts'
import css from '../DeferredShell.module.css'

/**
 * Bars at the bottom of the window, stacked above the player and the page's age, so that none
 * covers another.
 */
export function Foot({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(
    () => (container.current ? reserveBarSpace(container.current, '--bars') : undefined),
    [],
  )
  return (
    <div ref={container} className={css.foot} data-foot data-print="no">
      {children}
    </div>
  )
}
