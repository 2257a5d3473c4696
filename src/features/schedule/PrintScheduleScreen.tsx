import { PrintPage, printTable } from '../../blocks/PrintPage.tsx'
import type { Schedule } from '../../contract/schema/game.ts'
import type { SiteSettings } from '../../contract/schema/site.ts'
import type { Sport } from '../../contract/schema/sport.ts'
import { channelsOf } from '../../domain/game-outcome.ts'
import { listedGames } from '../../domain/schedule.ts'
import { scheduleLine } from '../../domain/schedule-lines.ts'
import { scheduleHref } from '../../routes/links.ts'
import { RecordWords } from './RecordWords.tsx'

/** A schedule on paper: a line for each game. */
export default function PrintScheduleScreen({ sport, schedule, settings }: { sport: Sport; schedule: Schedule; settings: SiteSettings }) {
  const games = listedGames(schedule.games)
  const lines = games.map((game) => ({ id: game.id, tournament: game.tournament?.title ?? '', channels: channelsOf(game) || game.media.tv?.title || '', ...scheduleLine(game) }))
  const [cups, channels] = [lines.some(({ tournament }) => tournament), lines.some((line) => line.channels)]
  return (
    <PrintPage settings={settings} title={`${schedule.season} ${sport.title} Schedule`} back={{ to: scheduleHref(sport, schedule.season), label: 'Back to the schedule' }} lead={<RecordWords record={schedule.record} />}>
      {schedule.note && <p>{schedule.note}</p>}
      {games.length === 0 ? <p>The {schedule.season} schedule has not been published yet.</p> : (
        <table className={printTable}>
          <thead>
            <tr><th scope="col">Date</th><th scope="col">Opponent</th><th scope="col">Location</th><th scope="col">Time or result</th>{cups && <th scope="col">Tournament</th>}{channels && <th scope="col">TV</th>}</tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}><td>{line.date}</td><th scope="row">{line.opponent}</th><td>{line.place}</td><td>{line.when}</td>{cups && <td>{line.tournament}</td>}{channels && <td>{line.channels}</td>}</tr>
            ))}
          </tbody>
        </table>
      )}
      {games.some(({ conference }) => conference) && <p>* Conference game. All times are local to {settings.shortName}.</p>}
    </PrintPage>
  )
}
