import { useSearchParams } from 'react-router'
import { ScreenHead } from '../../blocks/ScreenHead.tsx'
import { TeamRecord } from '../../blocks/TeamRecord.tsx'
import * as api from '../../contract/api.ts'
import { buildUrl } from '../../contract/endpoint.ts'
import type { CareerList } from '../../contract/career.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import type { SiteSettings } from '../../contract/site.schema.ts'
import type { Sport, SportRef } from '../../contract/sport.schema.ts'
import {
  parseStatsQuery,
  toStatsSearch,
  listStatViews,
  type StatView,
} from '../../domain/season-stats/stats-query.ts'
import { scheduleHref, statsHref, statsPdfHref } from '../../routes/links.ts'
import { EmptyNote } from '../../ui/EmptyNote.tsx'
import { Link } from '../../ui/Link.tsx'
import { LinkPicker } from '../../ui/LinkPicker.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { CareerLeaders } from './CareerLeaders.tsx'
import { GameFigures } from './GameFigures.tsx'
import { Overview } from './Overview.tsx'
import { PlayerFigures } from './PlayerFigures.tsx'
import css from './StatsScreen.module.css'
import { SeasonStrip } from '../../blocks/charts/SeasonStrip.tsx'
import type { Mark } from '../../domain/games/marks.ts'
import { getGameKind } from '../../domain/games/game.ts'
import { eventName, eventTitle } from '../../domain/sports/event-name.ts'
import { describeCoverage, findCoverage } from '../../domain/season-stats/coverage.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import { formatNumber } from '../../domain/words/number.ts'

const labelOf = (view: StatView, sport: Sport): string =>
  ({
    overview: 'Overview',
    players: 'Players',
    games: byEvent(sport),
    careers: 'Career',
  })[view]
/** 'Match by match' */
const byEvent = (sport: Sport) => `${eventTitle(eventName(sport))} by ${eventName(sport)}`

type Props = {
  sport: Sport
  stats: SeasonStats
  careers: CareerList[]
  /** The latest and next games of the team. */
  scoreboard?: Game[] | undefined
  settings: SiteSettings
}

/** The statistics of a season: leaders, totals, tables, games. */
export default function StatsScreen({ sport, stats, careers, scoreboard = [], settings }: Props) {
  const [search] = useSearchParams()
  const views = listStatViews(stats, careers)
  const chosen = parseStatsQuery(search, stats, careers)
  const others = stats.seasons.length > 1 && (
    <LinkPicker
      label="Season"
      current={stats.season}
      word="season"
      items={stats.seasons.map((title, key) => ({
        key,
        to: statsHref(sport, title),
        label: title,
        current: title === stats.season,
      }))}
    />
  )
  return (
    <>
      <ScreenHead title={`${sport.title} Statistics`} aside={others}>
        <SeasonFacts
          stats={stats}
          sport={sport}
          lacksToday={scoreboard.some((game) => isOfToday(game, stats))}
        />
      </ScreenHead>
      <div className={css.page}>
        {views.length === 0 && <NoFigures stats={stats} />}
        {views.length > 0 && (
          <div className={css.tools}>
            <Segmented
              label="Statistics"
              kind="tabs"
              items={views.map((view) => ({
                to: toStatsSearch({ view }),
                label: labelOf(view, sport),
                current: view === chosen.view,
              }))}
            />
          </div>
        )}
        {chosen.view === 'overview' && views.length > 0 && (
          <Overview stats={stats} sport={sport} us={settings.shortName} />
        )}
        {chosen.view === 'players' && <PlayerFigures stats={stats} sport={sport} chosen={chosen} />}
        {chosen.view === 'games' && (
          <GameFigures stats={stats} chosen={chosen} event={eventName(sport)} />
        )}
        {chosen.view === 'careers' && <CareerLeaders lists={careers} />}
        {views.length > 0 && (
          <div className={css.tools}>
            <Attendance stats={stats} />
            <StatFiles stats={stats} sport={sport} />
          </div>
        )}
      </div>
    </>
  )
}

/** Whether a game of the day has begun or is over, and is not in the statistics yet. */
const isOfToday = (game: Game, { season, games }: SeasonStats): boolean =>
  game.season === season &&
  (getGameKind(game) === 'live' ||
    (game.isGameDay === true &&
      getGameKind(game) === 'final' &&
      games.every(({ gameId }) => gameId !== game.id)))

function NoFigures({ stats: { sport, season, elsewhere } }: { stats: SeasonStats }) {
  if (elsewhere)
    return (
      <EmptyNote next={<Link to={elsewhere}>View statistics</Link>}>
        The statistics of {season} are kept on another site.
      </EmptyNote>
    )
  return (
    <EmptyNote
      next={
        <>
          See the <Link to={scheduleHref(sport, season)}>{season} schedule</Link>.
        </>
      }
    >
      No statistics for {season} yet.
    </EmptyNote>
  )
}

/** Spectators of the home games. */
const Attendance = ({ stats: { attendance } }: { stats: SeasonStats }) =>
  attendance &&
  attendance.games > 0 && (
    <p>
      Home attendance: <b>{formatNumber(attendance.average)}</b> on average,{' '}
      <b>{formatNumber(attendance.total)}</b> total
    </p>
  )

/** The statistics for print and as CSV. */
const StatFiles = ({
  stats: { season, tables },
  sport,
}: {
  stats: SeasonStats
  sport: SportRef
}) => (
  <ul role="list" className="more-links" data-print="no">
    <li>
      <Link className="label row" to={statsPdfHref(sport, season)}>
        PDF
      </Link>
    </li>
    {tables.length > 0 && (
      <li>
        <Link
          className="label row"
          to={`${buildUrl(api.seasonStats, { sportId: sport.id, season })}&format=csv`}
          reloadDocument
        >
          Spreadsheet (CSV)
        </Link>
      </li>
    )}
  </ul>
)

/** The season in numbers, the record in large. */
function SeasonFacts({
  stats,
  sport,
  lacksToday,
}: {
  stats: SeasonStats
  sport: Sport
  /** Today's game is not counted yet. */
  lacksToday: boolean
}) {
  const { season, record, games, source } = stats
  const coverage = findCoverage(stats)
  // The record tells how many games there were.
  const facts = [
    ...(!record && games.length > 0 ? [[eventTitle(eventNames(sport)), String(games.length)]] : []),
    ...(source === 'file' ? [['Source', 'Department records']] : []),
  ]
  const marks = games.flatMap(({ status }): Mark[] =>
    status === 'W' || status === 'L' || status === 'T' ? [status] : [],
  )
  if (!record && facts.length === 0) return null
  return (
    <>
      {coverage && <p>{describeCoverage(coverage, eventNames(sport))}</p>}
      <dl className={css.facts}>
        {record && (
          <div className={css.fact}>
            <dt className={css.label}>
              {coverage ? `Record in these ${eventNames(sport)}` : 'Record'}
              {lacksToday && ` before today’s ${eventName(sport)}`}
            </dt>
            <dd className={css.large}>
              <TeamRecord record={record} />
            </dd>
          </div>
        )}
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        {marks.length > 1 && (
          <div className={css.strip}>
            <dt className="visually-hidden">{byEvent(sport)}</dt>
            <dd>
              <SeasonStrip marks={marks} label={`The ${season} season`} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
