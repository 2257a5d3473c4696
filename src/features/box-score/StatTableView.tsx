import { useId } from 'react'
import { FigureHeads, StatGrid } from '../../blocks/stats/StatGrid.tsx'
import { StatPlayer } from '../../blocks/stats/StatPlayer.tsx'
import type { StatTable } from '../../contract/schema/box-score.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import css from './StatTableView.module.css'

/** A table of the box score under its heading. */
export function StatTableView({
  table: { title, columns, rows, total },
  team,
  sport,
}: {
  table: StatTable
  team: string
  sport: SportRef
}) {
  const id = useId()
  return (
    <div className={css.block} data-wide={columns.length > 6 || undefined}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <StatGrid label={`${team}, ${title}`} labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <FigureHeads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={`${row.uni} ${row.name} ${i}`}>
              <th scope="row" data-indent={row.indent || undefined}>
                <StatPlayer line={row} sport={sport} />
              </th>
              {columns.map((column, at) => (
                <td key={column.key}>{row.cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map((column, at) => (
                <td key={column.key}>{total[at]}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </StatGrid>
    </div>
  )
}
