import papaparse from 'papaparse'

/**
 * What a spreadsheet reads as a formula, including full-width characters, also after apostrophes. A
 * plain negative number, such as -3 or -.200, is not a formula.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)%?$/

/** A cell as it was before toCsv made it text. */
export const unescapedCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

/** A cell that starts with an apostrophe, so that unescapedCell returns it. */
export const escapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? `'${cell}` : cell

/**
 * Rows as CSV (RFC 4180, UTF-8 with a byte order mark). A cell that would run as a formula becomes
 * text.
 */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const data = rows.map((row) => heads.map((head) => cellOf(row[head])))
  const table = papaparse.unparse({ fields: heads.map(cellOf), data }, { newline: '\r\n' })
  return `\uFEFF${table}\r\n`
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
