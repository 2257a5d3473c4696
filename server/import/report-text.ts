import { totalsOf, type Note, type Part, type Report } from './report.ts'

/**
 * The report for a person: a line for each file, then everything that was not simply taken, then
 * the sum.
 */
export function reportText(report: Report): string {
  const width = Math.max(...report.parts.map(({ file }) => file.length), 0)
  const lines = report.parts.map((part) => `${part.file.padEnd(width)}  ${countsText(part)}`)
  const notes = report.parts.flatMap((part) => part.notes.toSorted(byLine)).map(noteText)
  const total = `${report.tenant}: ${countsText(totalsOf(report))}${report.stopped ? '; stopped before the end, run it again to finish' : ''}`
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : []), '', total].join('\n')
}

/** Line by line within a file; files stay in their order. */
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
