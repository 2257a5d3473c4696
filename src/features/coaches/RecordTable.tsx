import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import { Scroller } from '../../ui/Scroller.tsx'
import css from './RecordBook.module.css'

export type RecordColumn<T> = {
  key: string
  label: string
  /** The URL of this sort order; null when it is not sortable. */
  to: string | null
  sorted?: 'ascending' | 'descending' | undefined
  /** Text is left-aligned, figures right-aligned. */
  words?: true
  cell: (row: T) => ReactNode
}

type Props<T> = {
  caption: string
  columns: RecordColumn<T>[]
  rows: readonly T[]
  keyOf: (row: T) => string
}

/** A table of the record book: its first column is sticky, its headings sort. */
export function RecordTable<T>({ caption, columns, rows, keyOf }: Props<T>) {
  return (
    <div>
      <Scroller label={caption} fixed="first">
        <table className={css.table}>
          <caption className="table-caption">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, label, to, sorted, words }) => (
                <th key={key} scope="col" aria-sort={sorted} data-words={words}>
                  {to === null ? (
                    <span className="sort-head quiet">{label}</span>
                  ) : (
                    <Link
                      className="sort-head quiet"
                      to={to}
                      inPlace
                      aria-current={sorted ? 'true' : undefined}
                    >
                      {label}
                    </Link>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ key, cell, words }, i) =>
                  i === 0 ? (
                    <th key={key} scope="row" data-words={words}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key} data-words={words}>
                      {cell(row)}
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
