import { PackButton } from '../../blocks/packs/PackButton.tsx'
import { Subscribe } from '../../blocks/Subscribe.tsx'
import type { Schedule } from '../../contract/game.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { feedPath } from '../../domain/calendar/calendar.ts'
import { currentOrNextGame, listGames } from '../../domain/games/schedule.ts'
import { notificationsHref, textScheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './ScheduleLinks.module.css'

const feeds = (sport: Sport) =>
  (['ICS', 'CSV'] as const).map((type) => ({ type, url: feedPath(type, sport.id) }))

/** Links to other forms of a schedule: calendar, notices, print, text. */
export function ScheduleLinks({
  sport,
  schedule,
  tenant,
}: {
  sport: Sport
  schedule: Schedule
  tenant: string
}) {
  const next = currentOrNextGame(listGames(schedule.games))
  return (
    <>
      <div className={css.links} data-print="no">
        <Subscribe feeds={feeds(sport)} />
        <Link to={notificationsHref(sport)}>Notify me</Link>
        <Link to={schedule.printLink}>Print</Link>
        <Link to={textScheduleHref(sport, schedule.season)}>Text version</Link>
        {schedule.standingsLink && <Link to={schedule.standingsLink}>Standings</Link>}
      </div>
      {next && <PackButton game={next} tenant={tenant} />}
    </>
  )
}
