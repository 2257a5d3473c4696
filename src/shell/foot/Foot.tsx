import { useEffect, useRef, type ReactNode } from 'react'
import { keepRoomAtFoot } from './keep-room.ts'
import css from './Foot.module.css'

/** What is said at the foot of the window, one bar above the other, above the player and the age of the page: none covers another. */
export function Foot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? keepRoomAtFoot(place.current) : undefined), [])
  return <div ref={place} className={css.foot} data-print="no">{children}</div>
}
