import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { SeasonPicker } from '../../blocks/SeasonPicker.tsx'
import { StandingsTable } from '../../blocks/StandingsTable.tsx'
import type { Game } from '../../contract/game.schema.ts'
import type { SportStandings } from '../../contract/sports.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { fullDate } from '../../domain/calendar/when.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { describeOutlook, describeTies } from '../../domain/games/standings.ts'
import { resultsHref, scheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { MoreLinks } from '../../ui/MoreLinks.tsx'

/** The conference standings of a sport in a season. */
export default function StandingsScreen({
  sport,
  standings,
  scoreboard = [],
}: {
  sport: Sport
  standings: SportStandings
  /** The latest and next games of the team. */
  scoreboard?: Game[] | undefined
}) {
  const { season, seasons, isCurrent } = standings
  const live = scoreboard.find((game) => game.season === season && getGameKind(game) === 'live')
  const outlook = live && standings.outlooks?.find(({ gameId }) => gameId === live.id)
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
        <StandingsTable standings={standings} live={live} />
        {outlook && (
          <p data-spoils="record">
            <span>{describeOutlook(outlook, standings.rows)}</span>
          </p>
        )}
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
