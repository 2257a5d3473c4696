import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import { StandingsTable } from '../../blocks/StandingsTable.tsx'
import type { SportStandings } from '../../contract/sports.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fullDate } from '../../domain/calendar/when.ts'
import { describeTies } from '../../domain/games/standings.ts'
import { resultsHref, scheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'

/** The conference standings of a sport in a season. */
export default function StandingsScreen({
  sport,
  standings,
}: {
  sport: Sport
  standings: SportStandings
}) {
  const { season, seasons, isCurrent } = standings
  const ties = describeTies(standings)
  const seasonParam = isCurrent ? undefined : season
  return (
    <>
      <ScreenHead
        title={`${sport.title} Standings`}
        aside={
          <SeasonPicker
            seasons={seasons}
            current={season}
            to={(title) => seasons.find((option) => option.title === title)!.url}
          />
        }
      />
      <div className="screen container">
        <StandingsTable standings={standings} />
        <div className="quiet">
          {standings.through && (
            <p data-spoils="record">
              <span>{`As of ${fullDate(standings.through)}`}</span>
            </p>
          )}
          {ties && <p>{ties}</p>}
        </div>
        <MoreLinks>
          <Link to={scheduleHref(sport, seasonParam)}>Schedule</Link>
          <Link to={resultsHref(sport, seasonParam)}>Results</Link>
        </MoreLinks>
      </div>
    </>
  )
}
