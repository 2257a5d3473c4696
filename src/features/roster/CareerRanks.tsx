import type { CareerFigure } from '../../contract/career.schema.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { monthDay, ordinal } from '../../domain/calendar/when.ts'
import { percentOf } from '../../domain/number.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { inLine } from '../../domain/season-stats/figure-title.ts'
import { rounded } from '../../domain/season-stats/lines.ts'
import { toStatsSearch } from '../../domain/season-stats/stats-query.ts'
import { statsHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { BeforeToday } from './BeforeToday.tsx'
import css from './PlayerScreen.module.css'

/** Career totals: their rank in the history of the program, and round numbers reached or near. */
export function CareerRanks({ stats }: { stats: PlayerStats }) {
  const careers = stats.careers ?? []
  if (careers.length === 0) return null
  const hasRanks = careers.some(({ rank }) => rank)
  const hasMilestones = careers.some(({ reached, next }) => reached ?? next)
  const today = careers.flatMap(todayNotes)
  const title = [hasRanks && 'ranks', hasMilestones && 'milestones'].filter(Boolean).join(' and ')
  return (
    <Section
      id="ranks"
      title={`Career ${title}`}
      action={today.length === 0 && <BeforeToday stats={stats} />}
    >
      {today.length > 0 && (
        <div>
          <h3 className="card-title">Today</h3>
          <ul role="list">
            {today.map((note) => (
              <li key={note} className="bold">
                <span data-spoils={stats.live?.gameId}>{note}</span>
              </li>
            ))}
          </ul>
          <p className={css.counted}>
            <BeforeToday stats={stats} />
          </p>
        </div>
      )}
      <ul role="list" className="columns">
        {careers.map((career) => (
          <li key={`${career.table} ${career.column}`} className="line">
            <h3 className="card-title">
              {career.title} <CareerTotal career={career} />
            </h3>
            <CareerNotes career={career} stats={stats} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const CareerTotal = ({ career: { total, through } }: { career: CareerFigure }) => (
  <>
    <b>{figure(total)}</b>
    {through && <span className="quiet"> through {through}</span>}
  </>
)

function CareerNotes({
  career: { title, total, rank, reached, next, today = 0 },
  stats: { sport, games, live },
}: {
  career: CareerFigure
  stats: PlayerStats
}) {
  const game = reached && games.find(({ gameId }) => gameId === reached.gameId)
  const isPast = (more: number) => live !== undefined && today >= more
  return (
    <ul role="list">
      {rank && (
        <li>
          <Link to={`${statsHref(sport)}${toStatsSearch({ view: 'careers' })}`}>
            {formatRank(rank)}
          </Link>
          {rank.ahead &&
            !isPast(Number(rank.ahead.by)) &&
            `, ${figure(rank.ahead.by)} behind ${rank.ahead.name}`}
        </li>
      )}
      {next && !isPast(next.left) && (
        <li>
          {`Needs ${figure(String(next.left))} for ${figure(String(next.amount))} ${inLine(title)}`}
          <svg
            className="progress"
            viewBox="0 0 100 2"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect width={percentOf(Number(total), next.amount)} height="2" />
          </svg>
        </li>
      )}
      {reached && game && (
        <li>
          Reached {figure(String(reached.amount))}{' '}
          <Link to={game.url}>
            {game.atVs} {game.opponent}, {monthDay(game.date).replace(' ', '\u00a0')}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** What the game in progress has changed, in words. */
const todayNotes = ({ title, total, rank, next, today = 0 }: CareerFigure): string[] => [
  ...(rank?.ahead && today >= Number(rank.ahead.by)
    ? [
        `${today > Number(rank.ahead.by) ? 'Passed' : 'Tied'} ${rank.ahead.name} ` +
          `in career ${inLine(title)}`,
      ]
    : []),
  ...(next && today >= next.left
    ? [
        `Reached ${figure(String(next.amount))} career ${inLine(title)} ` +
          (today > next.left
            ? `(${figure(String(rounded(Number(total) + today)))}, unofficial)`
            : '(unofficial)'),
      ]
    : []),
]

/** 'School record', 'Tied for 4th in school history' */
function formatRank({ rank, isTied }: NonNullable<CareerFigure['rank']>): string {
  if (rank === 1) return isTied ? 'Shares the school record' : 'School record'
  return `${isTied ? 'Tied for ' : ''}${ordinal(rank)} in school history`
}
