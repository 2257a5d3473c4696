import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { z } from 'zod'
import type { Kind } from '../../content/kinds/kind.ts'
import type { Columns } from '../csv/columns.ts'
import { headlessness, cell, readCsv, refuseFile, refuseUnread } from '../csv/read-csv.ts'
import type { EntryParts } from './parts.ts'
import { refuse, type Part } from '../report.ts'
import { decodeText } from '../../statcrew/file/xml.ts'

/** A number in the cell of a spreadsheet; a blank one is null. */
export const digits = z
  .codec(
    z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, 'is a whole number'),
    z.number(),
    { decode: Number, encode: String },
  )
  .nullable()
  .default(null)

/**
 * A file of a pack that lists one kind of content, in the department's order: a YAML list, or a
 * spreadsheet, an entry for each.
 */
export type EntryFile<Doc extends z.ZodType = any, Read = any> = {
  /** 'facilities.yaml' */
  file: string
  kind: Kind<Doc>
  /**
   * Set where the file is a spreadsheet (`.csv`): its columns, which are the fields of the entry in
   * snake_case. All of them are words there.
   */
  csv?: Columns
  /** What a person writes ↔ what is stored: one schema for the importer and the exporter. */
  entry(parts: EntryParts): z.ZodType<Read, any>
  /**
   * What is wrong with an entry as a whole, beside its single fields: by the field it is about. Any
   * of it refuses the entry.
   */
  faults?(read: Read): { field: string; reason: string }[]
  /** Fills in what a person need not write: the end of an address from a title. */
  complete(read: Read): z.input<Doc>
  /**
   * What names the entry for ever, from what is stored: the same key in the next import is the same
   * row.
   */
  key(doc: z.infer<Doc>): string
  /**
   * What the file does not name stays all the same: others make such things, too (a tag that a
   * story bears).
   */
  stays?: true
  /**
   * Every mark of the key counts, as in an address; else 'St. Brigid’s' and 'st brigids' are one.
   */
  keyIsExact?: true
}

export const entryFile = <Doc extends z.ZodType, Read>(
  it: EntryFile<Doc, Read>,
): EntryFile<Doc, Read> => it

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

export type ReadEntry = { line: number; doc: unknown }

/**
 * Reads a list of entries; one that cannot be taken is refused by its line and field, the others go
 * on. Undefined when the file is no list at all.
 */
export async function readEntries(
  file: EntryFile,
  schemaAt: (line: number) => z.ZodType,
  bytes: Uint8Array,
  part: Part,
): Promise<ReadEntry[] | undefined> {
  if (file.csv) return readRows(file, file.csv, schemaAt, bytes, part)
  const lines = new LineCounter()
  const text = decodeText(bytes)
  const yaml = parseDocument(text, { lineCounter: lines })
  const lineOf = (node: unknown): number | null => {
    const at = (node as { range?: [number] } | null | undefined)?.range?.[0]
    return at === undefined ? null : lines.linePos(at).line
  }
  /** The line of what a path names or, where that is missing, of what it is missing in. */
  const nearestLine = (node: YAMLMap, path: (string | number)[]): number | null => {
    const line = path.length > 0 ? lineOf(node.getIn(path, true)) : null
    return line ?? (path.length > 1 ? nearestLine(node, path.slice(0, -1)) : null)
  }
  const [error] = yaml.errors
  if (error) return refused(part, error.linePos?.[0].line ?? null, error.message.split('\n')[0]!)
  // A list of which all entries are marked out as remarks is one with nothing in it; a file that
  // came cut off is none.
  if (yaml.contents === null)
    return text.trim() === ''
      ? refused(part, null, `${file.file} is empty: a list with nothing in it is []`)
      : []
  if (!isSeq(yaml.contents))
    return refused(part, 1, `${file.file} is a list: each entry begins with "- "`)

  const read: ReadEntry[] = []
  for (const node of yaml.contents.items) {
    const line = lineOf(node) ?? 1
    const entry = await schemaAt(line).safeDecodeAsync(
      (isMap(node) ? node.toJS(yaml) : null) as never,
    )
    const faults = entry.success
      ? (file.faults?.(entry.data) ?? []).map(({ field, reason }) => ({ path: [field], reason }))
      : entry.error.issues.map((issue) => ({
          path: issue.path.filter((step) => typeof step !== 'symbol'),
          reason: reasonOf(issue),
        }))
    if (entry.success && faults.length === 0) {
      read.push({ line, doc: file.complete(entry.data) })
      continue
    }
    for (const [i, { path, reason }] of faults.entries()) {
      const at = isMap(node) ? nearestLine(node, path) : null
      refuse(part, at ?? line, reason, { rows: i === 0 ? 1 : 0 })
    }
  }
  return read
}

async function readRows(
  file: EntryFile,
  columns: Columns,
  schemaAt: (line: number) => z.ZodType,
  bytes: Uint8Array,
  part: Part,
): Promise<ReadEntry[] | undefined> {
  const rows = csvEntries(columns, bytes, part)
  if (!rows) return undefined
  const read: ReadEntry[] = []
  for (const { line, entry } of rows) {
    const found = await schemaAt(line).safeDecodeAsync(entry as never)
    const [fault] = found.success
      ? (file.faults?.(found.data) ?? []).map(({ reason }) => reason)
      : found.error.issues.map(reasonOf)
    if (found.success && fault === undefined) read.push({ line, doc: file.complete(found.data) })
    else refuse(part, line, fault ?? 'cannot be read')
  }
  return read
}

function refused(part: Part, line: number | null, reason: string): undefined {
  refuse(part, line, reason)
  return undefined
}

const reasonOf = ({ path, message, ...issue }: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? `not known here: ${issue.keys.join(', ')}`
    : [path.join('.'), message].filter(Boolean).join(' ')
