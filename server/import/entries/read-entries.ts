import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { z } from 'zod'
import type { Kind } from '../../content/kinds/kind.ts'
import type { Columns } from '../csv/columns.ts'
import {
  explainMissingHeaders,
  cell,
  readCsv,
  rejectFile,
  reportUnreadableRows,
} from '../csv/read-csv.ts'
import type { EntryParts } from './parts.ts'
import { rejectRow, type FileReport } from '../report.ts'
import { decodeText } from '../../statcrew/file/xml.ts'

/** A number in a CSV cell; a blank cell is null. */
export const digits = z
  .codec(
    z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, 'must be a whole number'),
    z.number(),
    { decode: Number, encode: String },
  )
  .nullable()
  .default(null)

/**
 * A file of an import folder that lists one kind of content in the department's order, as YAML or
 * CSV.
 */
export type EntryFile<Doc extends z.ZodType = any, Read = any> = {
  /** 'facilities.yaml' */
  file: string
  kind: Kind<Doc>
  /**
   * For a CSV file its columns, which are the entry's fields in snake_case. All values are text.
   */
  csv?: Columns
  /** What a person writes ↔ what is stored: one schema for import and export. */
  entry(parts: EntryParts): z.ZodType<Read, any>
  /** Problems of a whole entry, by the field concerned. Any problem refuses the entry. */
  faults?(read: Read): { field: string; reason: string }[]
  /** Adds what may be left out: a slug from the title. */
  complete(read: Read): z.input<Doc>
  /**
   * The permanent key of an entry, from what is stored: the same key in the next import is the same
   * row.
   */
  key(doc: z.infer<Doc>): string
  /**
   * Entries that the file no longer has are not deleted, because they are also created elsewhere (a
   * tag of a story).
   */
  stays?: true
  /** The key is compared exactly; else 'St. Brigid’s' and 'st brigids' are the same. */
  keyIsExact?: true
}

export const entryFile = <Doc extends z.ZodType, Read>(
  it: EntryFile<Doc, Read>,
): EntryFile<Doc, Read> => it

/** first_name → firstName */
const fieldOf = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The rows of a CSV list as entries: each column is the field of that name, as text; a blank cell
 * is a missing field. Undefined when the file is not such a list.
 */
export function csvEntries(
  columns: Columns,
  bytes: Uint8Array,
  fileReport: FileReport,
): { line: number; entry: Record<string, string> }[] | undefined {
  const file = readCsv(bytes, columns)
  const problem = explainMissingHeaders(file, columns.known)
  if (problem) return (rejectFile(fileReport, file, problem), undefined)
  reportUnreadableRows(fileReport, file)
  return file.rows.map((row) => ({
    line: row.line,
    entry: Object.fromEntries(
      columns.known.flatMap((column) =>
        cell(row, column) === '' ? [] : [[fieldOf(column), cell(row, column)]],
      ),
    ),
  }))
}

export type ReadEntry = { line: number; doc: unknown }

/**
 * Parses a list of entries. An invalid entry is refused with line and field, the others are read.
 * Undefined when the file is not a list.
 */
export async function readEntries(
  file: EntryFile,
  schemaAt: (line: number) => z.ZodType,
  bytes: Uint8Array,
  fileReport: FileReport,
): Promise<ReadEntry[] | undefined> {
  if (file.csv) return readRows(file, file.csv, schemaAt, bytes, fileReport)
  const lines = new LineCounter()
  const text = decodeText(bytes)
  const yaml = parseDocument(text, { lineCounter: lines })
  const lineOf = (node: unknown): number | null => {
    const offset = (node as { range?: [number] } | null | undefined)?.range?.[0]
    return offset === undefined ? null : lines.linePos(offset).line
  }
  /** The line of a path in the YAML or, when that is missing, of its nearest parent. */
  const nearestLine = (node: YAMLMap, path: (string | number)[]): number | null => {
    const line = path.length > 0 ? lineOf(node.getIn(path, true)) : null
    return line ?? (path.length > 1 ? nearestLine(node, path.slice(0, -1)) : null)
  }
  const [error] = yaml.errors
  if (error)
    return rejectEntry(fileReport, error.linePos?.[0].line ?? null, error.message.split('\n')[0]!)
  // A list with all entries commented out is empty, but a file without any content was cut off.
  if (yaml.contents === null)
    return text.trim() === ''
      ? rejectEntry(fileReport, null, `${file.file} is empty: write [] for an empty list`)
      : []
  if (!isSeq(yaml.contents))
    return rejectEntry(fileReport, 1, `${file.file} must be a list: each entry begins with "- "`)

  const read: ReadEntry[] = []
  for (const node of yaml.contents.items) {
    const line = lineOf(node) ?? 1
    const entry = await schemaAt(line).safeDecodeAsync(
      (isMap(node) ? node.toJS(yaml) : null) as never,
    )
    const problems = entry.success
      ? (file.faults?.(entry.data) ?? []).map(({ field, reason }) => ({ path: [field], reason }))
      : entry.error.issues.map((issue) => ({
          path: issue.path.filter((step) => typeof step !== 'symbol'),
          reason: reasonOf(issue),
        }))
    if (entry.success && problems.length === 0) {
      read.push({ line, doc: file.complete(entry.data) })
      continue
    }
    for (const [i, { path, reason }] of problems.entries()) {
      const partLine = isMap(node) ? nearestLine(node, path) : null
      rejectRow(fileReport, partLine ?? line, reason, { rows: i === 0 ? 1 : 0 })
    }
  }
  return read
}

async function readRows(
  file: EntryFile,
  columns: Columns,
  schemaAt: (line: number) => z.ZodType,
  bytes: Uint8Array,
  fileReport: FileReport,
): Promise<ReadEntry[] | undefined> {
  const rows = csvEntries(columns, bytes, fileReport)
  if (!rows) return undefined
  const read: ReadEntry[] = []
  for (const { line, entry } of rows) {
    const result = await schemaAt(line).safeDecodeAsync(entry as never)
    const [problem] = result.success
      ? (file.faults?.(result.data) ?? []).map(({ reason }) => reason)
      : result.error.issues.map(reasonOf)
    if (result.success && problem === undefined)
      read.push({ line, doc: file.complete(result.data) })
    else rejectRow(fileReport, line, problem ?? 'cannot be read')
  }
  return read
}

function rejectEntry(fileReport: FileReport, line: number | null, reason: string): undefined {
  rejectRow(fileReport, line, reason)
  return undefined
}

const reasonOf = ({ path, message, ...issue }: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `not known: ${issue.keys.join(', ')}`
    : [path.join('.'), message].filter(Boolean).join(' ')
