import Papa from 'papaparse'
import { columnsOf, type Columns } from './columns.ts'
import { ImportError, refuse, warn, type Part } from '../report.ts'
import { decodeText } from '../../statcrew/file/xml.ts'

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

/** One reason for a whole file, which still counts every row of it. */
export function refuseFile(part: Part, file: CsvFile, reason: string): void {
  refuse(part, null, reason, { rows: Math.max(1, file.rows.length + file.refused.length) })
}

/** Puts what could not be read, and what was noticed while reading, into the report. */
export function refuseUnread(part: Part, file: CsvFile): void {
  for (const { line, reason } of file.warnings) warn(part, line, reason)
  for (const { line, reason } of file.refused) refuse(part, line, reason)
}

/**
 * Why a file is not to be taken that has none of the heads it must have: it came cut off, or as a
 * page of errors under the name of a list. Where a list without rows takes back what is there, such
 * a file would, too.
 */
export function headlessness(
  { columns }: Pick<CsvFile, 'columns'>,
  heads: readonly string[],
): string | null {
  if (heads.some((head) => columns.includes(head))) return null
  const words = new Intl.ListFormat('en', { type: 'disjunction' })
    .format(heads)
    .replace(/, or /, ' or ')
  return `it has no head ${words}: it came empty or is no spreadsheet; a file with its heads and no rows takes back what it gave`
}

/** A row of a file by our column names; a column that is not there is ''. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> }
export type CsvFile = {
  columns: string[]
  rows: CsvRow[]
  /** Rows that could not be read at all, with the line and what is wrong. */
  refused: { line: number; raw: string; reason: string }[]
  warnings: { line: number | null; reason: string }[]
}

export const cell = (row: CsvRow, column: string): string => row.cells.get(column) ?? ''

/**
 * Reads a CSV file whatever wrote it: UTF-8 or Windows-1252, any line ends, commas, semicolons or
 * tabs, heads in any order and of many names.
 */
export function readCsv(bytes: Uint8Array, columns: Columns): CsvFile {
  const text = textOf(bytes)
  const file: CsvFile = { columns: [], rows: [], refused: [], warnings: [] }
  const delimiter = delimiterOf(text)
  let names: string[] | undefined
  const trust = (fields: string[]) =>
    names !== undefined &&
    fields.length === names.length &&
    fields.every((field, i) => !field.includes('\n') || mayRun(names![i]!, field))
  const mayRun = (name: string, field: string) =>
    columns.prose.includes(name) || (!columns.known.includes(name) && !looksLikeRows(field))
  const looksLikeRows = (field: string) =>
    field
      .split('\n')
      .slice(1)
      .some((part) => part.split(delimiter).length >= names!.length)

  for (const record of recordsOf(text, delimiter, trust)) {
    if ('reason' in record) {
      if (record.raw.trim() !== '') file.refused.push(record)
    } else if (record.fields.every((field) => field.trim() === '')) {
      continue
    } else if (!names) {
      const heads = columnsOf(record.fields, columns)
      names = heads.names
      file.columns = names
      if (heads.unknown.length > 0)
        file.warnings.push({
          line: record.line,
          reason: `left alone, not known here: ${heads.unknown.join(', ')}`,
        })
    } else {
      addRow(file, record, names, columns)
    }
  }
  return file
}

function addRow(
  file: CsvFile,
  { line, fields, raw }: { line: number; fields: string[]; raw: string },
  names: string[],
  { prose }: Columns,
): void {
  // More fields than heads: a comma without quotation marks has moved the rest of the row one
  // column on. Nobody can say which one.
  if (fields.slice(names.length).some((field) => field.trim() !== '')) {
    file.refused.push({
      line,
      raw,
      reason: `${fields.length} fields where the head has ${names.length} (a comma in a text without quotation marks?)`,
    })
    return
  }
  if (fields.length < names.length)
    file.warnings.push({
      line,
      reason: `${fields.length} fields where the head has ${names.length}; the others are taken as blank`,
    })
  file.rows.push({
    line,
    cells: new Map(names.map((name, i) => [name, clean(fields[i] ?? '', prose.includes(name))])),
  })
}

/** No control characters and no runs of blanks; prose keeps its lines. */
function clean(field: string, isProse: boolean): string {
  const text = field.toWellFormed()
  return isProse
    ? text.replace(/[^\P{Cc}\n\t]/gu, '').trim()
    : text.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ').trim()
}

function textOf(bytes: Uint8Array): string {
  const text =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : decodeText(bytes)
  return text.replace(/\r\n?/g, '\n')
}

/** What the first line with anything in it is divided by most. */
function delimiterOf(text: string): string {
  const head = /^[^\n]*\S[^\n]*$/m.exec(text)?.[0] ?? ''
  const uses = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (uses(mark) > uses(best) ? mark : best))
}

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
 * below it.
 */
type Trust = (fields: string[]) => boolean

/**
 * The records of a CSV text one after another. Where a quotation mark is opened and not rightly
 * closed, that line alone is unreadable, and reading goes on with the line after it: no row below
 * is lost.
 */
function* recordsOf(
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
