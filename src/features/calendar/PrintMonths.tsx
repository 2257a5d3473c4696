import type { CalendarDay, CalendarGame } from '../../contract/calendar.schema.ts'
import { monthTitle, monthsIn, listWeeks } from '../../domain/calendar/calendar.ts'
import { scheduleLine } from '../../domain/games/schedule-lines.ts'
import { addDays, dayNumber, shortWeekday } from '../../domain/calendar/when.ts'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './PrintMonths.module.css'

/** A Sunday. */
const sunday = '2026-11-01'
const weekdays = Array.from({ length: 7 }, (_, i) => shortWeekday(addDays(sunday, i)))

type Props = { days: CalendarDay[]; start: string; end: string; named: boolean }

/** Months as printed sheets with a week per row. */
export function PrintMonths({ days, start, end, named }: Props) {
  const on = new Map(days.map(({ date, events }) => [date, events]))
  return monthsIn(start, end).map((month) => (
    <div key={month} className={css.month}>
      <h2 id={`m${month}`} className={css.name}>
        {monthTitle(month)}
      </h2>
      <Scroller labelledBy={`m${month}`}>
        <table className={css.grid} aria-labelledby={`m${month}`}>
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listWeeks(month).map((week, i) => (
              <tr key={i}>
                {week.map((day, index) => (
                  <Day key={index} day={day} events={(day && on.get(day)) || []} named={named} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  ))
}

function Day({
  day,
  events,
  named,
}: {
  day: string | null
  events: CalendarGame[]
  named: boolean
}) {
  if (!day) return <td className={css.other} />
  return (
    <td>
      <b>{dayNumber(day)}</b>
      {events.map((game) => {
        const { opponent, when } = scheduleLine(game)
        return (
          <p key={game.id} className={css.event}>
            {named && <b>{game.sport.abbrev ?? game.sport.shortName} </b>}
            {opponent}
            <br />
            {when}
          </p>
        )
      })}
    </td>
  )
}
