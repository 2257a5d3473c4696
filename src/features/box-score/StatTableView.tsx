import type { StatTable } from '../../contract/schema/box-score.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { StatName } from './StatName.tsx'
import css from './StatTableView.module.css'

/** A table of the box score: names stay while the numbers scroll under them. */
export function StatTableView({ table: { title, columns, rows, total }, team, sport }: { table: StatTable; team: string; sport: SportRef }) {
  return (
    <div className={css.scroll} role="region" aria-label={`${team}, ${title}`} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {columns.map((column) => <th key={column.key} scope="col"><abbr title={column.title}>{column.label}</abbr></th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={`${row.uni} ${row.name} ${i}`}>
              <th scope="row" data-indent={row.indent || undefined}>
                <span className={css.uni}>{row.uni}</span> <StatName className={css.link} line={row} sport={sport} />{row.position && <span className={css.position}> {row.position}</span>}
              </th>
              {columns.map((column, at) => <td key={column.key}>{row.cells[at]}</td>)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {columns.map((column, at) => <td key={column.key}>{total[at]}</td>)}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
