import { useId, type ReactNode } from 'react'
import { Scroller } from './Scroller.tsx'

export type DataColumn = {
  key: string
  label: ReactNode
  /** Aligned figures. */
  figures?: boolean
  /** Text that may wrap. */
  words?: boolean
  /** Left out of a narrow container, or of every one that is not as wide as a page. */
  wide?: boolean | 'page'
  /** Its sort order. */
  sorted?: 'ascending' | 'descending' | undefined
}
export type DataRow = {
  key: string | number
  /** One per column; the first is the row header. */
  cells: ReactNode[]
  /** The row of interest among others, such as the own team's. */
  marked?: boolean
}

/** A table with a sticky first column. */
export function DataTable({
  caption,
  labelledBy,
  columns,
  rows,
}: {
  /** Text above the table, or the id of a heading that names it. */
  caption?: ReactNode
  labelledBy?: string
  columns: DataColumn[]
  rows: DataRow[]
}) {
  const captionId = useId()
  const id = labelledBy ?? captionId
  return (
    <div>
      {labelledBy === undefined && (
        <p id={id} className="table-caption">
          {caption}
        </p>
      )}
      <Scroller labelledBy={id} fixed="first">
        <table
          className="data-table"
          aria-labelledby={id}
          data-headed={labelledBy !== undefined || undefined}
        >
          <thead>
            <tr>
              {columns.map(({ key, label, figures, wide, sorted }) => (
                <th
                  key={key}
                  scope="col"
                  data-figures={figures || undefined}
                  data-wide={wide || undefined}
                  aria-sort={sorted}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} aria-current={row.marked || undefined}>
                {columns.map(({ key, figures, words, wide }, i) =>
                  i === 0 ? (
                    <th key={key} scope="row">
                      {row.cells[i]}
                    </th>
                  ) : (
                    <td
                      key={key}
                      data-figures={figures || undefined}
                      data-words={words || undefined}
                      data-wide={wide || undefined}
                    >
                      {row.cells[i]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}
