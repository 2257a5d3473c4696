import { useEffect, useRef, type ReactNode } from 'react'
import { keepRoom } from '../keep-room.ts'
import css from '../Later.module.css'

/**
 * What is said at the foot of the window, one bar above the other, above the player and the age of
 * the page: none covers another.
 */
export function Foot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? keepRoom(place.current, '--bars') : undefined), [])
  return (
    <div ref={place} className={css.foot} data-print="no">
      {children}
    </div>
  )
}
