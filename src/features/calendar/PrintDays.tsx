import { printTable } from '../../blocks/PrintPage.tsx'
import type { CalendarDay } from '../../contract/schema/calendar.ts'
import { scheduleLine } from '../../domain/schedule-lines.ts'

/** Events one after another, by day. `named`: sports are told apart. */
export function PrintDays({ days, named }: { days: CalendarDay[]; named: boolean }) {
  return (
    <table className={printTable}>
      <thead><tr><th scope="col">Date</th>{named && <th scope="col">Sport</th>}<th scope="col">Event</th><th scope="col">Location</th><th scope="col">Time or result</th></tr></thead>
      <tbody>
        {days.flatMap(({ events }) => events).map((game) => {
          const { date, opponent, place, when } = scheduleLine(game)
          return <tr key={game.id}><td>{date}</td>{named && <td>{game.sport.title}</td>}<th scope="row">{opponent}</th><td>{place}</td><td>{when}</td></tr>
        })}
      </tbody>
    </table>
  )
}
