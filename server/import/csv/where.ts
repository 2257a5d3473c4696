import { ImportError } from '../import-error.ts'
import type { CsvFile } from './read-csv.ts'

export type Where = { column: string; value: string }

const plain = (text: string) => text.trim().toLowerCase()

/** Only the rows of a file whose column has this value: one team out of a file of many. */
export function rowsWhere(file: CsvFile, { column, value }: Where): CsvFile {
  const name = file.columns.find((known) => known === plain(column).replace(/[\s-]+/g, '_'))
  if (!name)
    throw new ImportError(
      `there is no column "${column}" in this file; it has ${file.columns.join(', ')}`,
    )
  if (!file.rows.some((row) => plain(row.cells.get(name) ?? '') === plain(value)))
    throw new ImportError(`no row of this file has ${column}=${value}`)
  const rows = file.rows.filter((row) => plain(row.cells.get(name) ?? '') === plain(value))
  const lines = new Set(rows.map(({ line }) => line))
  return {
    columns: file.columns,
    rows,
    // A line that cannot be read cannot be asked for its column: it counts for whoever it names.
    refused: file.refused.filter(({ raw }) => plain(raw).includes(plain(value))),
    warnings: file.warnings.filter(
      ({ line, reason }) => line !== null && (lines.has(line) || reason.startsWith('left alone')),
    ),
  }
}
