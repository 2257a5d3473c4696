import Papa from 'papaparse'
import { escapeFormula } from '../../../content/csv.ts'

export type CsvCells = Readonly<Record<string, string | number | null | undefined>>

/** The longest cell that the importer accepts in a record (import/csv/read-csv.ts). */
const maxCellLength = 40_000

/** The columns of a file, and those with text of several lines. */
export type Sheet = { known: readonly string[]; prose: readonly string[] }

/**
 * Rows as CSV. Line breaks are only written where they are read again. Columns that are blank in
 * all rows are left out. A text that is too long for spreadsheet programs is left blank.
 */
export function csvText(
  { known, prose }: Sheet,
  rows: readonly CsvCells[],
  always: readonly string[] = [],
): string {
  const text = (row: CsvCells, column: string) => {
    const value = row[column]
    const cellText = value === null || value === undefined ? '' : String(value)
    if (cellText.length > maxCellLength) return ''
    // A line break in another column would look like an unclosed quotation mark.
    return escapeFormula(prose.includes(column) ? cellText : cellText.replace(/[\s\p{Cc}]+/gu, ' '))
  }
  const fields = known.filter(
    (column) => always.includes(column) || rows.some((row) => text(row, column) !== ''),
  )
  const data = rows.map((row) => fields.map((column) => text(row, column)))
  return `${Papa.unparse({ fields, data }, { newline: '\n' })}\n`
}

export const yes = (value: unknown): string => (value === true ? 'y' : '')
export const yesOrNo = (value: unknown): string => (value === true ? 'y' : 'n')
