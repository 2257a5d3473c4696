import Papa from 'papaparse'
import { unescapedCell } from '../../content/csv.ts'
import { matchColumns, type Columns } from './columns.ts'
import { ImportError, rejectRow, warnRow, type FileReport } from '../report.ts'
import { decodeText } from '../../statcrew/file/xml.ts'

export type ColumnFilter = { column: string; value: string }

const plain = (text: string) => text.trim().toLowerCase()

/** Only the rows with this value in the column: one team from a file of many. */
export function rowsWhere(file: CsvFile, { column, value }: ColumnFilter): CsvFile {
  const name = file.columns.find(
    (fileColumn) => fileColumn === plain(column).replace(/[\s-]+/g, '_'),
  )
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
    // An unreadable line has no columns, so it is included when its text contains the value.
    refused: file.refused.filter(({ raw }) => plain(raw).includes(plain(value))),
    warnings: file.warnings.filter(
      ({ line, reason }) => line !== null && (lines.has(line) || reason.startsWith('ignored')),
    ),
  }
}

/** Refuses a whole file for one reason and counts all its rows. */
export function rejectFile(
  fileReport: FileReport,
  file: CsvFile,
  reason: string,
  line: number | null = null,
): void {
  rejectRow(fileReport, line, reason, { rows: Math.max(1, file.rows.length + file.refused.length) })
}

/** Adds unreadable rows and reading warnings to the report. */
export function reportUnreadableRows(fileReport: FileReport, file: CsvFile): void {
  for (const { line, reason } of file.warnings) warnRow(fileReport, line, reason)
  for (const { line, reason } of file.refused) rejectRow(fileReport, line, reason)
}

/**
 * Why a file without any of the required headings is refused: it was cut off, or is an error page.
 * Importing it as an empty list would delete what an earlier file gave.
 */
export function explainMissingHeaders(
  { columns }: Pick<CsvFile, 'columns'>,
  heads: readonly string[],
): string | null {
  if (heads.some((head) => columns.includes(head))) return null
  const text = new Intl.ListFormat('en', { type: 'disjunction' })
    .format(heads)
    .replace(/, or /, ' or ')
  return (
    `it has no heading ${text}: it is empty or not CSV; to delete all entries, keep the ` +
    'headings without rows and import it with --replace'
  )
}

/** A row by our column names; a missing column is ''. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string> }
export type CsvFile = {
  columns: string[]
  rows: CsvRow[]
  /** Unreadable rows with line and reason. */
  refused: { line: number; raw: string; reason: string }[]
  warnings: { line: number | null; reason: string }[]
}

export const cell = (row: CsvRow, column: string): string => row.cells.get(column) ?? ''

/**
 * Reads a CSV file of any program: UTF-8 or Windows-1252, any line ends, commas, semicolons or
 * tabs, headings in any order and with alternative names.
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
      const heads = matchColumns(record.fields.map(unescapedCell), columns)
      names = heads.names
      file.columns = names
      if (heads.unknown.length > 0)
        file.warnings.push({
          line: record.line,
          reason: `ignored, not known: ${heads.unknown.join(', ')}`,
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
  // More fields than headings: an unquoted comma shifted the rest of the row, and it is unknown
  // which comma.
  if (fields.slice(names.length).some((field) => field.trim() !== '')) {
    file.refused.push({
      line,
      raw,
      reason:
        `${fields.length} fields for ${names.length} headings (a comma in a text without ` +
        'quotation marks?)',
    })
    return
  }
  if (fields.length < names.length)
    file.warnings.push({
      line,
      reason: `${fields.length} fields for ${names.length} headings; the others are blank`,
    })
  file.rows.push({
    line,
    cells: new Map(
      names.map((name, i) => [name, clean(unescapedCell(fields[i] ?? ''), prose.includes(name))]),
    ),
  })
}

/** Removes control characters and repeated spaces; prose keeps its line breaks. */
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

/** The delimiter: the most frequent separator of the first line that is not empty. */
function delimiterOf(text: string): string {
  const head = /^[^\n]*\S[^\n]*$/m.exec(text)?.[0] ?? ''
  const uses = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (uses(mark) > uses(best) ? mark : best))
}

/** A CSV record: its fields and its lines in the file. */
export type CsvRecord = { line: number; endLine: number; fields: string[]; raw: string }
export type Unreadable = { line: number; raw: string; reason: string }

/**
 * The longest record in characters, so that an unclosed quotation mark does not swallow the rest of
 * the file.
 */
const maxRecordLength = 65_536

/**
 * Whether a record over several lines is intended, or an unclosed quotation mark swallowed the rows
 * below.
 */
type Trust = (fields: string[]) => boolean

/**
 * The records of a CSV text. Where a quotation mark is not closed properly, only that line is
 * unreadable and reading continues with the next line.
 */
function* recordsOf(
  text: string,
  delimiter: string,
  trust: Trust,
): Generator<CsvRecord | Unreadable> {
  let offset = 0
  let line = 1
  while (offset < text.length) {
    const { data, errors, meta } = Papa.parse<string[]>(
      text.slice(offset, offset + maxRecordLength),
      {
        preview: 1,
        newline: '\n',
        delimiter,
        fastMode: false,
      },
    )
    const fields = data[0] ?? ['']
    const end = offset + Math.max(meta.cursor, 1)
    const raw = text.slice(offset, end).replace(/\n$/, '')
    const lines = raw.split('\n').length
    const cut = end === offset + maxRecordLength && end < text.length && text[end - 1] !== '\n'
    const broken =
      cut ||
      errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes') ||
      (lines > 1 && !trust(fields))
    if (!broken) {
      yield { line, endLine: line + lines - 1, fields, raw }
      offset = end
      line += lines
      continue
    }
    const stop = text.indexOf('\n', offset)
    const alone = text.slice(offset, stop === -1 ? text.length : stop)
    yield {
      line,
      raw: alone,
      reason: 'a quotation mark is not closed (write a mark inside quoted text twice)',
    }
    offset += alone.length + 1
    line++
  }
}
