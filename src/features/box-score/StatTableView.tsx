import { useId } from 'react'
import type { StatTable } from '../../contract/schema/box-score.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import { Scroller } from '../../ui/Scroller.tsx'
import { StatName } from './StatName.tsx'
import css from './StatTableView.module.css'

/** A table of the box score: its heading and the names stay while the numbers scroll under them. */
export function StatTableView({ table: { title, columns, rows, total }, team, sport }: { table: StatTable; team: string; sport: SportRef }) {
  const id = useId()
  return (
    <div className={css.block} data-wide={columns.length > 6 || undefined}>
      <h3 id={id} className={css.title}>{title}</h3>
      <Scroller label={`${team}, ${title}`} fixed="first">
        <table className={css.table} aria-labelledby={id}>
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
      </Scroller>
    </div>
  )
}
