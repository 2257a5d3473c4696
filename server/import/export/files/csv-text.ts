import Papa from 'papaparse'

export type CsvCells = Readonly<Record<string, string | number | null | undefined>>

/**
 * The longest cell that the importer reads as one record with its neighbours
 * (import/csv/read-csv.ts).
 */
const longest = 40_000

/** The columns of a file, and those of them whose text may run over several lines. */
export type Sheet = { known: readonly string[]; prose: readonly string[] }

/**
 * Rows as a spreadsheet. A text of one line stays one, as it is read. A column that is blank
 * everywhere is left out; a text that no reader of spreadsheets would take whole is blank, and
 * stands in exact.jsonl.
 */
export function csvText(
  { known, prose }: Sheet,
  rows: readonly CsvCells[],
  always: readonly string[] = [],
): string {
  const text = (row: CsvCells, column: string) => {
    const value = row[column]
    const words = value === null || value === undefined ? '' : String(value)
    if (words.length > longest) return ''
    // A row that runs on would be taken for one whose quotation mark was forgotten, and lost.
    return prose.includes(column) ? words : words.replace(/[\s\p{Cc}]+/gu, ' ')
  }
  const fields = known.filter(
    (column) => always.includes(column) || rows.some((row) => text(row, column) !== ''),
  )
  return `${Papa.unparse({ fields: [...fields], data: rows.map((row) => fields.map((column) => text(row, column))) }, { newline: '\n' })}\n`
}

export const yes = (value: unknown): string => (value === true ? 'y' : '')
export const yesOrNo = (value: unknown): string => (value === true ? 'y' : 'n')
