import type { Outcome } from '../content/transaction.ts'

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
export type Part = {
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
export type Report = { tenant: string; parts: Part[]; stopped: boolean }

/** A row that is refused; the message is for its author. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}

export const newPart = (file: string): Part => ({
  file,
  rows: 0,
  taken: 0,
  changed: 0,
  same: 0,
  refused: 0,
  removed: 0,
  notes: [],
})

export function count(part: Part, outcome: Outcome): void {
  part.rows++
  part[outcome]++
}

/** One refused row; several when the reason applies to all rows of a file. */
export function refuse(
  part: Part,
  line: number | null,
  reason: string,
  { file = part.file, rows = 1 } = {},
): void {
  part.rows += rows
  part.refused += rows
  part.notes.push({ kind: 'refused', file, line, reason })
}

export function warn(part: Part, line: number | null, reason: string, file = part.file): void {
  part.notes.push({ kind: 'warning', file, line, reason })
}

/** A warning about a cell with the wrong kind of value; many of them stop removals. */
export function doubt(part: Part, line: number, reason: string): void {
  part.notes.push({ kind: 'warning', file: part.file, line, reason, doubtful: true })
}

export function remove(part: Part, reason: string, rows = 1): void {
  part.removed += rows
  part.notes.push({ kind: 'removed', file: part.file, line: null, reason })
}

/** Adds the counts of a batch after it is stored. */
export function merge(part: Part, draft: Part): void {
  for (const key of ['rows', 'taken', 'changed', 'same', 'refused', 'removed'] as const)
    part[key] += draft[key]
  part.notes.push(...draft.notes)
}

export const totalsOf = ({ parts }: Pick<Report, 'parts'>): Omit<Part, 'file' | 'notes'> => {
  const all = newPart('')
  for (const part of parts) merge(all, { ...part, notes: [] })
  const { file: _, notes: __, ...totals } = all
  return totals
}

/** The report as text: a line per file, then all notes, then the totals. */
export function reportText(report: Report): string {
  const width = Math.max(...report.parts.map(({ file }) => file.length), 0)
  const lines = report.parts.map((part) => `${part.file.padEnd(width)}  ${countsText(part)}`)
  const notes = report.parts.flatMap((part) => part.notes.toSorted(byLine)).map(noteText)
  const total =
    `${report.tenant}: ` +
    `${countsText(totalsOf(report))}${report.stopped ? '; stopped before the end, run it again to finish' : ''}`
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : []), '', total].join('\n')
}

/** By line within a file; files keep their order. */
const byLine = (a: Note, b: Note): number => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : 0)

/** `rosters/football/2026.csv:17 refused: no name` */
export const noteText = ({ file, line, kind, reason }: Note): string =>
  `${file}${line === null ? '' : `:${line}`} ${kind}: ${reason}`

export const countsText = ({
  rows,
  taken,
  changed,
  same,
  refused,
  removed,
}: Omit<Part, 'file' | 'notes'>): string =>
  `${rows} ${rows === 1 ? 'row' : 'rows'}: ${[
    `${taken} taken`,
    `${changed} changed`,
    `${same} same`,
    `${refused} refused`,
    ...(removed > 0 ? [`${removed} removed`] : []),
  ].join(', ')}`
