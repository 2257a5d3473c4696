import { figure } from '../../domain/season-stats/figure.ts'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import { SortHead, StatGrid } from '../../blocks/stats/StatGrid.tsx'
import type { CountedGame, SeasonStats } from '../../contract/season-stats.schema.ts'
import {
  gameTables,
  toStatsSearch,
  sortedGames,
  toggleSort,
  type StatsQuery,
} from '../../domain/season-stats/stats-query.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { dateTimeAttribute, monthDay } from '../../domain/calendar/when.ts'
import { Link } from '../../ui/Link.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { isUnused } from '../../domain/games/shown-table.ts'
import css from './StatsScreen.module.css'

/**
 * A category of the team by game; its headings sort. The date heading restores the order played.
 */
export function GameFigures({
  stats,
  chosen,
  event,
}: {
  stats: SeasonStats
  chosen: StatsQuery
  /** What a game of the sport is called. */
  event: string
}) {
  const tables = gameTables(stats)
  const table = tables[chosen.table]
  if (!table) return null
  // For one game the first are constant or equal to the figure, others have zeros only.
  const visibleColumns = table.columns
    .map((column, index) => ({ ...column, at: index }))
    .filter(
      ({ key, at }) =>
        key !== 'gp' &&
        !key.endsWith('-per-game') &&
        !isUnused(
          table.key,
          key,
          table.games.map((line) => line.cells[at]),
        ),
    )
  const cells = (line: { cells: string[] } | null | undefined) =>
    visibleColumns.map(({ key, at }) => (
      <td key={key} data-sorted={(line && chosen.sort === at) || undefined}>
        {figure(line?.cells[at] ?? '')}
      </td>
    ))
  const orderOf = (sort: StatsQuery['sort']) => (chosen.sort === sort ? chosen.order : null)
  const to = (sort: StatsQuery['sort']) =>
    toStatsSearch(
      sort === 'file' ? { view: chosen.view, table: chosen.table } : toggleSort(chosen, sort),
    )
  return (
    <div className={css.figures}>
      <CategoryTabs tables={tables} chosen={chosen} />
      <h2 id="figures" className={css.playersTitle}>
        {table.title} by {event}
      </h2>
      <StatGrid label={`${table.title} by ${event}`} labelledBy="figures">
        <thead>
          <tr>
            <SortHead label="Opponent" title="Opponent" to={to('name')} order={orderOf('name')} />
            <SortHead
              label="Date"
              title="Date"
              to={to('file')}
              order={chosen.sort === 'file' ? 'up' : null}
            />
            <th scope="col" data-words>
              Result
            </th>
            {visibleColumns.map(({ key, label, title, at }) => (
              <SortHead key={key} label={label} title={title} to={to(at)} order={orderOf(at)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedGames(stats, table, chosen).map(({ game, line }) => (
            <tr key={game.gameId}>
              <th scope="row">
                <Link className={css.game} to={game.url}>
                  {game.atVs === 'at' && 'at '}
                  {game.opponent}
                </Link>
              </th>
              <td>
                <time dateTime={dateTimeAttribute(game.date)}>{monthDay(game.date)}</time>
              </td>
              <td data-words>
                <Result game={game} />
              </td>
              {cells(line)}
            </tr>
          ))}
        </tbody>
        {table.total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <td data-words />
              {cells(table.total)}
            </tr>
          </tfoot>
        )}
      </StatGrid>
    </div>
  )
}

const Result = ({ game: { gameId, status, teamScore, opponentScore } }: { game: CountedGame }) => (
  <span className={css.result} data-spoils={gameId}>
    {(status === 'W' || status === 'L' || status === 'T') && <ResultMark result={status} />}{' '}
    <span>{withEnDash(`${teamScore}-${opponentScore}`)}</span>
  </span>
)
