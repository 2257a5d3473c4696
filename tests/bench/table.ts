import { writeFileSync } from 'node:fs'

/**
 * One line of the table. `ours` and `floor` are in `unit`; `reached` is left out without a goal,
 * and 'too noisy' when the floor was unstable.
 */
export type Row = {
  group: string
  what: string
  unit: string
  ours: number
  /** The same figure of other frameworks (`peers.ts`), by name. */
  peers?: Record<string, number>
  floor?: number
  ratio?: number
  goal?: string
  reached?: boolean | 'too noisy'
}
/** The result of a group: its lines, and notes for the reader. */
export type Findings = { rows: Row[]; notes: string[] }

const number = (value: number | undefined): string => {
  if (value === undefined) return '–'
  const digits =
    Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
const header = (peers: string[]) => ['what', 'ours', ...peers, 'floor', 'ratio', 'goal', 'reached?']
const cells = (row: Row, peers: string[]): string[] => {
  const { what, unit, ours, floor, ratio, goal, reached } = row
  return [
    what,
    `${number(ours)}${unit && ` ${unit}`}`,
    ...peers.map((name) => number(row.peers?.[name])),
    number(floor),
    ratio === undefined ? '–' : ratio.toFixed(2),
    goal ?? '–',
    reached === undefined ? '–' : reached === 'too noisy' ? reached : reached ? 'yes' : 'NO',
  ]
}

/** Prints aligned columns, a heading for each group, and the notes below. */
export function printTable({ rows, notes }: Findings): void {
  const peers = [...new Set(rows.flatMap((row) => Object.keys(row.peers ?? {})))]
  const titles = header(peers)
  const table = rows.map((row) => cells(row, peers))
  const widths = titles.map((name, column) =>
    Math.max(name.length, ...table.map((line) => line[column]!.length)),
  )
  const print = (line: string[]) =>
    console.log(
      line
        .map((cell, column) =>
          column === 0 || column >= line.length - 2
            ? cell.padEnd(widths[column]!)
            : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
  print(titles)
  print(widths.map((width) => '-'.repeat(width)))
  let group = ''
  rows.forEach((row, i) => {
    if (row.group !== group) console.log(`\n${(group = row.group)}`)
    print(table[i]!)
  })
  if (notes.length > 0) console.log(`\n${notes.map((note) => `- ${note}`).join('\n')}`)
}

export const writeJson = (
  file: string,
  findings: Findings,
  machine: Record<string, unknown>,
): void =>
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, ...findings }, null, 2)}\n`,
  )
