import { PrintTable } from '../../blocks/PrintTable.tsx'
import type { CalendarDay } from '../../contract/schema/calendar.ts'
import { scheduleLine } from '../../domain/games/schedule-lines.ts'

/** Events one after another, by day. `named`: sports are told apart. */
export function PrintDays({ days, named }: { days: CalendarDay[]; named: boolean }) {
  const columns = [
    { label: 'Date', tight: true },
    ...(named ? [{ label: 'Sport' }] : []),
    { label: 'Event', row: true },
    { label: 'Location' },
    { label: 'Time or result' },
  ]
  const rows = days
    .flatMap(({ events }) => events)
    .map((game) => {
      const { date, opponent, place, when } = scheduleLine(game)
      return {
        key: game.id,
        cells: [date, ...(named ? [game.sport.title] : []), opponent, place, when],
      }
    })
  return <PrintTable label="Events" columns={columns} rows={rows} />
}
