import type { WriteResult } from '../content/transaction.ts'

/** The import cannot begin; the message is one line for the operator. */
export class ImportError extends Error {
  override name = 'ImportError'
}

export type Note = {
  kind: 'refused' | 'warning' | 'removed'
  file: string
  line: number | null
  reason: string
  /** A cell of this row has the wrong kind of value. */
  doubtful?: true
}

/** The result of one file, or of all files of a kind. `rows` = taken + changed + same + refused. */
export type FileReport = {
  file: string
  rows: number
  taken: number
  changed: number
  same: number
  refused: number
  removed: number
  notes: Note[]
}

/** `stopped`: the import ended early on request; what is counted is stored. */
export type Report = { tenant: string; parts: FileReport[]; stopped: boolean }

/** A row that is refused; the message is for its author. */
export class RowError extends Error {
  override name = 'RowError'
}

export const createFileReport = (file: string): FileReport => ({
  file,
  rows: 0,
  taken: 0,
  changed: 0,
  same: 0,
  refused: 0,
  removed: 0,
  notes: [],
})

export function countRow(fileReport: FileReport, outcome: WriteResult): void {
  fileReport.rows++
  fileReport[outcome]++
}

/** One refused row; several when the reason applies to all rows of a file. */
export function rejectRow(
  fileReport: FileReport,
  line: number | null,
  reason: string,
  { file = fileReport.file, rows = 1 } = {},
): void {
  fileReport.rows += rows
  fileReport.refused += rows
  fileReport.notes.push({ kind: 'refused', file, line, reason })
}

export function warnRow(
  fileReport: FileReport,
  line: number | null,
  reason: string,
  file = fileReport.file,
): void {
  fileReport.notes.push({ kind: 'warning', file, line, reason })
}

/** A warning about a cell with the wrong kind of value; many of them stop removals. */
export function doubt(fileReport: FileReport, line: number, reason: string): void {
  fileReport.notes.push({ kind: 'warning', file: fileReport.file, line, reason, doubtful: true })
}

export function reportRemoved(fileReport: FileReport, reason: string, rows = 1): void {
  fileReport.removed += rows
  fileReport.notes.push({ kind: 'removed', file: fileReport.file, line: null, reason })
}

/** Adds the counts of a batch after it is stored. */
export function merge(fileReport: FileReport, draft: FileReport): void {
  for (const key of ['rows', 'taken', 'changed', 'same', 'refused', 'removed'] as const)
    fileReport[key] += draft[key]
  fileReport.notes.push(...draft.notes)
}

export const sumReports = ({
  parts,
}: Pick<Report, 'parts'>): Omit<FileReport, 'file' | 'notes'> => {
  const all = createFileReport('')
  for (const fileReport of parts) merge(all, { ...fileReport, notes: [] })
  const { file: _, notes: __, ...totals } = all
  return totals
}

/** The report as text: a line per file, then all notes, then the totals. */
export function reportText(report: Report): string {
  const width = Math.max(...report.parts.map(({ file }) => file.length), 0)
  const lines = report.parts.map(
    (fileReport) => `${fileReport.file.padEnd(width)}  ${countsText(fileReport)}`,
  )
  const notes = report.parts
    .flatMap((fileReport) => fileReport.notes.toSorted(byLine))
    .map(formatNote)
  const total =
    `${report.tenant}: ${countsText(sumReports(report))}` +
    `${report.stopped ? '; stopped before the end, run it again to finish' : ''}`
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : []), '', total].join('\n')
}

/** By line within a file; files keep their order. */
const byLine = (a: Note, b: Note): number => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : 0)

/** `rosters/football/2026.csv:17 refused: no name` */
export const formatNote = ({ file, line, kind, reason }: Note): string =>
  `${file}${line === null ? '' : `:${line}`} ${kind}: ${reason}`

export const countsText = ({
  rows,
  taken,
  changed,
  same,
  refused,
  removed,
}: Omit<FileReport, 'file' | 'notes'>): string =>
  `${rows} ${rows === 1 ? 'row' : 'rows'}: ${[
    `${taken} taken`,
    `${changed} changed`,
    `${same} same`,
    `${refused} refused`,
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(', ')}`
