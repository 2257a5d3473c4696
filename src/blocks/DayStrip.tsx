import { useEffect } from 'react'
import { dayNumber, shortWeekday } from '../domain/calendar/when.ts'
import { scrollToStart } from '../platform/scroll-to-start.ts'
import css from './DayStrip.module.css'

/** A day of a list: the id of its place there; its date is left out where only "Today" is known. */
export type StripDay = { id: string; date?: string; isToday?: boolean }

/**
 * The days of a long list, as links to their places in it. It stays at the top of the window and
 * begins at today.
 */
export function DayStrip({
  days,
  className = '',
}: {
  days: StripDay[]
  className?: string | undefined
}) {
  useEffect(scrollToStart, [])
  return (
    <nav className={`${css.strip} ${className}`} aria-label="Days">
      <ul role="list" className={css.days}>
        {days.map(({ id, date, isToday }) => (
          <li key={id} data-start={isToday || undefined}>
            <a className={css.day} href={`#${id}`} aria-current={isToday ? 'date' : undefined}>
              {date ? (
                <>
                  <span>{shortWeekday(date)}</span> <b>{dayNumber(date)}</b>
                </>
              ) : (
                <b>Today</b>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
