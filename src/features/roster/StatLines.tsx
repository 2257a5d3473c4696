import { countDecimals, withDecimals } from '../../domain/season-stats/decimals.ts'
import { figure } from '../../domain/season-stats/figure.ts'
import { useId, type ReactNode } from 'react'
import { isPair } from '../../domain/games/shown-table.ts'
import { SortHead } from '../../blocks/stats/StatGrid.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './StatTables.module.css'

export type StatLine = {
  key: string | number
  head: ReactNode
  /** Text between heading and figures. */
  words?: ReactNode
  cells: readonly string[]
  /** The game in progress, whose figures are hidden with its score. */
  spoils?: number
}
type Column = {
  key: string
  label: string
  title: string
  /** The link of a sortable heading. */
  sort?: { to: string; order: 'down' | 'up' | null }
}
type Props = {
  title: string
  /** The player, for screen readers that go straight to the table. */
  of: string
  /** The heading of the first column, or a sortable column. */
  first: string | Column
  words?: string
  columns: readonly Column[]
  /** A sentence below the title. */
  note?: string | false | undefined
  rows: readonly StatLine[]
  sum?: { label: string; cells: readonly string[] } | undefined
  /** A line below the table. */
  below?: string | undefined
}

/** A table of one category with a row per game or season; the first column is sticky. */
export function StatLines({ title, of, first, words, columns, note, rows, sum, below }: Props) {
  const id = useId()
  const decimals = columns.map((_, index) =>
    countDecimals([...rows, ...(sum ? [sum] : [])].map(({ cells }) => cells[index] ?? '')),
  )
  const written = (cells: readonly string[], index: number) =>
    figure(withDecimals(cells[index] ?? '', decimals[index] ?? 0))
  return (
    <div className={css.block}>
      <h3 id={id} className="card-title">
        {title}
      </h3>
      {note && <p className="quiet">{note}</p>}
      <Scroller label={`${of}, ${title}`} fixed="first">
        <table
          className={css.table}
          aria-labelledby={id}
          data-pair={isWide(columns[words ? 0 : 1]) || undefined}
        >
          <thead>
            <tr>
              {typeof first === 'string' ? <th scope="col">{first}</th> : <Head column={first} />}
              {words && (
                <th scope="col" data-words>
                  {words}
                </th>
              )}
              {columns.map((column) => (
                <Head key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.head}</th>
                {words && <td data-words>{row.words}</td>}
                {columns.map((column, index) => (
                  <td key={column.key}>
                    {row.spoils === undefined ? (
                      written(row.cells, index)
                    ) : (
                      <span data-spoils={row.spoils} data-spoils-part>
                        {written(row.cells, index)}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {sum && (
            <tfoot>
              <tr>
                <th scope="row">{sum.label}</th>
                {words && <td data-words />}
                {columns.map((column, index) => (
                  <td key={column.key}>{written(sum.cells, index)}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </Scroller>
      {below && <p className="bold">{below}</p>}
    </div>
  )
}

/** Its pairs need more room: '220–356'. */
const isWide = (column: Column | undefined) => column !== undefined && isPair(column)

const Head = ({ column: { key, label, title, sort } }: { column: Column }) =>
  sort ? (
    <SortHead label={label} title={title} {...sort} pair={isPair({ key, label })} />
  ) : (
    <th scope="col">
      <abbr title={title}>{label}</abbr>
    </th>
  )
