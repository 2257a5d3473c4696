import papaparse from 'papaparse'

/** What a spreadsheet takes for a formula, in wide letters too; a plain negative number is none. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const number = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Rows as CSV (RFC 4180, UTF-8 with the mark that spreadsheets look for); a cell that would be run
 * as a formula becomes text.
 */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => heads.map((head) => cellOf(row[head])))
  return `\uFEFF${papaparse.unparse({ fields: heads.map(cellOf), data: cells }, { newline: '\r\n' })}\r\n`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text =
    typeof value === 'string'
      ? value
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value as number | boolean)
  return formula.test(text) && !number.test(text) ? `'${text}` : text
}
