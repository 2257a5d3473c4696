import type { CalendarDay } from '../../contract/schema/calendar.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { calendarPrintHref } from '../../routes/links/games.ts'
import { Link } from '../../ui/Link.tsx'
import css from './PrintLinks.module.css'

/** A month for the wall and for the table. */
export function PrintLinks({ sport, days }: { sport: Sport | undefined; days: CalendarDay[] }) {
  const [start, end] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  return (
    <p className={css.links} data-print="no">
      <Link className={css.link} to={calendarPrintHref(sport, { type: 'month', start, end })}>
        Print the month
      </Link>
      <Link className={css.link} to={calendarPrintHref(sport, { type: 'list', start, end })}>
        Print as a list
      </Link>
    </p>
  )
}
