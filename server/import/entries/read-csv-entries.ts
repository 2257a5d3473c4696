import type { Columns } from '../csv/columns.ts'
import { headlessness } from '../csv/headless.ts'
import { cell, readCsv } from '../csv/read-csv.ts'
import { refuseFile } from '../csv/refuse-file.ts'
import { refuseUnread } from '../csv/refuse-unread.ts'
import type { Part } from '../report.ts'

/** first_name → firstName */
const fieldOf = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The rows of a list that is a spreadsheet, as entries: a column is the field of its name, all of
 * it words; a blank cell is a field that is not there. Undefined when the file is no such list at
 * all.
 */
export function csvEntries(
  columns: Columns,
  bytes: Uint8Array,
  part: Part,
): { line: number; entry: Record<string, string> }[] | undefined {
  const file = readCsv(bytes, columns)
  const fault = headlessness(file, columns.known)
  if (fault) return (refuseFile(part, file, fault), undefined)
  refuseUnread(part, file)
  return file.rows.map((row) => ({
    line: row.line,
    entry: Object.fromEntries(
      columns.known.flatMap((column) =>
        cell(row, column) === '' ? [] : [[fieldOf(column), cell(row, column)]],
      ),
    ),
  }))
}
