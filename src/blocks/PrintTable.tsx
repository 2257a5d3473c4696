import type { ReactNode } from 'react'
import { Scroller } from '../ui/Scroller.tsx'
import { printTable } from './PrintPage.tsx'

/** `tight` columns do not wrap; `row` is the row header. */
export type PrintColumn = { label: string; tight?: boolean; row?: boolean }
type Props = {
  label: string
  columns: PrintColumn[]
  rows: { key: string | number; cells: ReactNode[] }[]
}

/** A print table; on a narrow screen it scrolls sideways. */
export function PrintTable({ label, columns, rows }: Props) {
  return (
    <Scroller label={label}>
      <table className={printTable} data-wide aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ label: of, tight, row }, i) =>
                row ? (
                  <th key={of} scope="row">
                    {cells[i]}
                  </th>
                ) : (
                  <td key={of} data-tight={tight || undefined}>
                    {cells[i]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
