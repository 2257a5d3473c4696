import { PrintPage } from '../../blocks/PrintPage.tsx'
import type { CalendarDay } from '../../contract/calendar.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fullDate } from '../../domain/calendar/when.ts'
import { calendarHref } from '../../routes/links.ts'
import { PrintMonths } from './PrintMonths.tsx'
import { PrintTable } from '../../blocks/PrintTable.tsx'
import { scheduleLine } from '../../domain/games/schedule-lines.ts'

type Props = {
  days: CalendarDay[]
  sports: Sport[]
  settings: SiteSettings
  params: { type: string; sport: string; start: string; end: string; location: string }
}

/** A printed part of the calendar: as a list, or as months. */
export default function PrintCalendarScreen({
  days,
  sports,
  settings,
  params: { type, sport: sportId, start, end, location },
}: Props) {
  const sport = sports.find(({ id }) => id === Number(sportId))
  const where = location === 'all' ? '' : `, ${location} events`
  return (
    <PrintPage
      settings={settings}
      title={`${sport ? `${sport.title} ` : ''}Calendar`}
      back={{ to: calendarHref(sport), label: 'Back to the calendar' }}
      lead={
        <>
          {fullDate(start)} to {fullDate(end)}
          {where}
        </>
      }
    >
      {type === 'month' ? (
        <PrintMonths days={days} start={start} end={end} named={!sport} />
      ) : days.length > 0 ? (
        <PrintDays days={days} named={!sport} />
      ) : (
        <p>No events on these dates.</p>
      )}
    </PrintPage>
  )
}

/** Events by day. `named`: with the sport's name. */
function PrintDays({ days, named }: { days: CalendarDay[]; named: boolean }) {
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
