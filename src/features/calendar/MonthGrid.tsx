import type { CalendarDay } from '../../contract/schema/calendar.ts'
import { columnOf } from '../../domain/calendar/calendar.ts'
import { addDays, dayNumber, longDate, shortWeekday } from '../../domain/calendar/when.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CalendarEvent } from './CalendarEvent.tsx'
import css from './MonthGrid.module.css'

/** A Sunday. */
const sunday = '2026-11-01'
const weekdays = Array.from({ length: 7 }, (_, i) => shortWeekday(addDays(sunday, i)))

/**
 * The days of a month, once in the document; the style puts them into weeks where there is room.
 * `named`: sports are told apart.
 */
export function MonthGrid({
  days,
  today,
  named,
}: {
  days: CalendarDay[]
  today: string | undefined
  named: boolean
}) {
  return (
    <>
      <p className={css.weekdays} aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <ol role="list" className={css.days}>
        {days.map(({ date, events }, i) => (
          <li
            key={date}
            id={date === today ? 'today' : undefined}
            className={css.day}
            data-column={i === 0 ? columnOf(date) : undefined}
            data-none={events.length === 0 || undefined}
            data-past={(today && date < today) || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <h3 className={css.date}>
              <time dateTime={date}>
                <span className={css.weekday} aria-hidden="true">
                  {shortWeekday(date)}
                </span>{' '}
                <span className={css.number} aria-hidden="true">
                  {dayNumber(date)}
                </span>
                <VisuallyHidden>
                  {longDate(date)}
                  {date === today && ', today'}
                </VisuallyHidden>
              </time>
            </h3>
            {events.length > 0 ? (
              <ul role="list" className={css.events}>
                {events.map((game) => (
                  <CalendarEvent key={game.id} game={game} named={named} />
                ))}
              </ul>
            ) : (
              date === today && <p className={css.quiet}>Nothing on today</p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
