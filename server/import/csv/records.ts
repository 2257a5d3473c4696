import Papa from 'papaparse'

/** A record of a CSV text: its fields, and the lines of the file that it stands on. */
export type CsvRecord = { line: number; endLine: number; fields: string[]; raw: string }
export type Unreadable = { line: number; raw: string; reason: string }

/**
 * The longest record, in characters: a quotation mark that is never closed must not swallow the
 * rest of the file.
 */
const longest = 65_536

/**
 * Whether a record over several lines is meant so, or is a row whose quotation mark swallowed those
 * below it (quirk Q50).
 */
type Trust = (fields: string[]) => boolean

/**
 * The records of a CSV text one after another. Where a quotation mark is opened and not rightly
 * closed, that line alone is unreadable, and reading goes on with the line after it: no row below
 * is lost.
 */
export function* recordsOf(
  text: string,
  delimiter: string,
  trust: Trust,
): Generator<CsvRecord | Unreadable> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const { data, errors, meta } = Papa.parse<string[]>(text.slice(at, at + longest), {
      preview: 1,
      newline: '\n',
      delimiter,
      fastMode: false,
    })
    const fields = data[0] ?? ['']
    const end = at + Math.max(meta.cursor, 1)
    const raw = text.slice(at, end).replace(/\n$/, '')
    const lines = raw.split('\n').length
    const cut = end === at + longest && end < text.length && text[end - 1] !== '\n'
    const broken =
      cut ||
      errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes') ||
      (lines > 1 && !trust(fields))
    if (!broken) {
      yield { line, endLine: line + lines - 1, fields, raw }
      at = end
      line += lines
      continue
    }
    const stop = text.indexOf('\n', at)
    const alone = text.slice(at, stop === -1 ? text.length : stop)
    yield {
      line,
      raw: alone,
      reason:
        'a quotation mark is opened and not closed (a mark inside quoted text is written twice)',
    }
    at += alone.length + 1
    line++
  }
}
