import { useEffect, useRef, type ReactNode } from 'react'
import { reserveBarSpace } from '../reserve-bar-space.ts'
import css from '../DeferredShell.module.css'

/**
 * Bars at the bottom of the window, stacked above the player and the page's age, so that none
 * covers another.
 */
export function Foot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? reserveBarSpace(place.current, '--bars') : undefined), [])
  return (
    <div ref={place} className={css.foot} data-foot data-print="no">
      {children}
    </div>
  )
}
