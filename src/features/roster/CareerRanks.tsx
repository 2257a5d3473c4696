import type { CareerFigure } from '../../contract/career.schema.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { monthDay, ordinal } from '../../domain/calendar/when.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { rounded } from '../../domain/season-stats/lines.ts'
import { toStatsSearch } from '../../domain/season-stats/stats-query.ts'
import { statsHref } from '../../routes/links.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { BeforeToday } from './BeforeToday.tsx'

/** Career totals: their rank in the history of the program, and round numbers reached or near. */
export function CareerRanks({ stats }: { stats: PlayerStats }) {
  const careers = stats.careers ?? []
  if (careers.length === 0) return null
  const hasRanks = careers.some(({ rank }) => rank)
  const hasMilestones = careers.some(({ reached, next }) => reached ?? next)
  const title = [hasRanks && 'ranks', hasMilestones && 'milestones'].filter(Boolean).join(' and ')
  return (
    <Section title={`Career ${title}`} action={<BeforeToday stats={stats} />}>
      <DataTable
        caption={`${stats.name}, career totals`}
        columns={[
          { key: 'figure', label: 'Stat' },
          // On a phone the total is below the statistic.
          { key: 'total', label: 'Career', figures: true, wide: true },
          {
            key: 'notes',
            label: title.replace(/^./, (letter) => letter.toUpperCase()),
            words: true,
          },
        ]}
        rows={careers.map((career) => ({
          key: `${career.table} ${career.column}`,
          cells: [
            <>
              {career.title}
              <span className="narrow-only">
                <br />
                <CareerTotal career={career} />
              </span>
            </>,
            <CareerTotal key="total" career={career} />,
            <CareerNotes key="notes" career={career} stats={stats} />,
          ],
        }))}
      />
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
  career: { total, rank, reached, next, today = 0 },
  stats: { sport, games, live },
}: {
  career: CareerFigure
  stats: PlayerStats
}) {
  const game = reached && games.find(({ gameId }) => gameId === reached.gameId)
  return (
    <ul role="list">
      {rank && (
        <li>
          <Link to={`${statsHref(sport)}${toStatsSearch({ view: 'careers' })}`}>
            {formatRank(rank)}
          </Link>
          {rank.ahead && ', '}
          {rank.ahead &&
            (today < Number(rank.ahead.by) ? (
              `${figure(rank.ahead.by)} behind ${rank.ahead.name}`
            ) : (
              <span data-spoils={live?.gameId}>
                {today > Number(rank.ahead.by) ? 'passed' : 'tied'} {rank.ahead.name} today
              </span>
            ))}
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
      {next && (
        <li>
          {today < next.left ? (
            `Needs ${figure(String(next.left))} for ${figure(String(next.amount))}`
          ) : (
            <span data-spoils={live?.gameId}>
              {today > next.left ? 'Passed' : 'Reached'} {figure(String(next.amount))} today
              {today > next.left && ` (${figure(String(rounded(Number(total) + today)))} so far)`}
            </span>
          )}
        </li>
      )}
    </ul>
  )
}

/** 'School record', 'Tied for 4th in school history' */
function formatRank({ rank, isTied }: NonNullable<CareerFigure['rank']>): string {
  if (rank === 1) return isTied ? 'Shares the school record' : 'School record'
  return `${isTied ? 'Tied for ' : ''}${ordinal(rank)} in school history`
}
