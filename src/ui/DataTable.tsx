import { useId, type ReactNode } from 'react'
import { Scroller } from './Scroller.tsx'

export type DataColumn = {
  key: string
  label: ReactNode
  /** Figures stand one below the other. */
  figures?: boolean
  /** Words that may take several lines. */
  words?: boolean
  /** What it is sorted by. */
  sorted?: 'ascending' | 'descending' | undefined
}
export type DataRow = {
  key: string | number
  /** One for each column; the first is the row's name. */
  cells: ReactNode[]
}

/** Rows and columns: its first column stays while the others scroll. */
export function DataTable({
  caption,
  columns,
  rows,
}: {
  caption: ReactNode
  columns: DataColumn[]
  rows: DataRow[]
}) {
  const id = useId()
  return (
    <div>
      <p id={id} className="table-caption">
        {caption}
      </p>
      <Scroller labelledBy={id} fixed="first">
        <table className="data-table" aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map(({ key, label, figures, sorted }) => (
                <th key={key} scope="col" data-figures={figures || undefined} aria-sort={sorted}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {columns.map(({ key, figures, words }, i) =>
                  i === 0 ? (
                    <th key={key} scope="row">
                      {row.cells[i]}
                    </th>
                  ) : (
                    <td
                      key={key}
                      data-figures={figures || undefined}
                      data-words={words || undefined}
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
