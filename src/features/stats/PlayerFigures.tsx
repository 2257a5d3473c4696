import { figure } from '../../domain/season-stats/figure.ts'
import { SortHead, StatGrid } from '../../blocks/stats/StatGrid.tsx'
import { StatPlayer } from '../../blocks/stats/StatPlayer.tsx'
import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import {
  toStatsSearch,
  sorted,
  toggleSort,
  type StatsQuery,
} from '../../domain/season-stats/stats-query.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { isUnused } from '../../domain/games/shown-table.ts'
import css from './StatsScreen.module.css'

type Props = { stats: SeasonStats; sport: SportRef; chosen: StatsQuery }

/** A category of all players; its headings sort. */
export function PlayerFigures({ stats: { tables }, sport, chosen }: Props) {
  const table = tables[chosen.table]
  if (!table) return null
  const { key, title, rows, total, opponents } = table
  const lines = [...rows, total, opponents]
  const columns = table.columns
    .map((column, index) => ({ ...column, index }))
    .filter(
      ({ key: name, index }) =>
        !isUnused(
          key,
          name,
          lines.map((line) => line?.cells[index]),
        ),
    )
  const orderOf = (sort: StatsQuery['sort']) => (chosen.sort === sort ? chosen.order : null)
  const to = (sort: number | 'name') => toStatsSearch(toggleSort(chosen, sort))
  return (
    <div className={css.figures}>
      <CategoryTabs tables={tables} chosen={chosen} />
      <h2 id="figures" className={css.playersTitle}>
        {title}
      </h2>
      <StatGrid label={title} labelledBy="figures">
        <thead>
          <tr>
            <SortHead label="Player" title="Player" to={to('name')} order={orderOf('name')} />
            {columns.map(({ key: name, label, title: long, index }) => (
              <SortHead
                key={name}
                label={label}
                title={long}
                to={to(index)}
                order={orderOf(index)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, chosen).map((row, i) => (
            <tr key={`${row.uni} ${row.name} ${i}`}>
              <th scope="row">
                <StatPlayer line={row} sport={sport} others={rows.map(({ name }) => name)} />
              </th>
              {columns.map(({ key: name, index }) => (
                <td key={name} data-sorted={chosen.sort === index || undefined}>
                  {figure(row.cells[index] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {(total || opponents) && (
          <tfoot>
            {total && (
              <tr>
                <th scope="row">Total</th>
                {columns.map(({ key: name, index }) => (
                  <td key={name}>{figure(total.cells[index] ?? '')}</td>
                ))}
              </tr>
            )}
            {opponents && (
              <tr>
                <th scope="row">Opponents</th>
                {columns.map(({ key: name, index }) => (
                  <td key={name}>{figure(opponents.cells[index] ?? '')}</td>
                ))}
              </tr>
            )}
          </tfoot>
        )}
      </StatGrid>
    </div>
  )
}
