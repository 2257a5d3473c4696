import type { CheckReport } from './check-folder.ts'

/**
 * 'refused': an import refuses it. 'warning': it is imported but is probably wrong. 'note':
 * information, no action needed.
 */
export type Level = 'refused' | 'warning' | 'note'

/** A problem in an import folder with its fix. */
export type Finding = {
  level: Level
  /** The check that found it: 'links', 'duplicate games'. */
  check: string
  file: string
  line: number | null
  what: string
  todo: string
}

export const createWarning =
  (check: string) =>
  (file: string, line: number | null, message: string, todo: string): Finding => ({
    level: 'warning',
    check,
    file,
    line,
    what: message,
    todo,
  })

/** The report as text: problems by file and line, each with its fix, then a summary. */
export function checkText({ folder, findings, rows, stopped }: CheckReport): string {
  const [rejected, warnings] = (['refused', 'warning'] as const).map(
    (level) => findings.filter((finding) => finding.level === level).length,
  ) as [number, number]
  const sum =
    rejected + warnings === 0
      ? `${folder}: ${rows} rows looked at, nothing is wrong`
      : `${folder}: ${rows} rows looked at, ${rejected} would be refused, ${warnings} ` +
        `${warnings === 1 ? 'warning' : 'warnings'}`
  return [
    ...[...Map.groupBy(findings, ({ file }) => file)].flatMap(([file, ofFile]) => [
      file,
      ...[...ofFile].sort(byLine).flatMap(linesOf),
      '',
    ]),
    `${sum}${stopped ? '; stopped before the end' : ''}`,
  ].join('\n')
}

const byLine = (a: Finding, b: Finding): number => (a.line ?? 0) - (b.line ?? 0)
const linesOf = ({ line, level, what, todo }: Finding): string[] => {
  const position = (line === null ? '' : `line ${line}`).padEnd(10)
  return [
    `  ${position}${(level === 'refused' ? 'REFUSED' : level).padEnd(9)}${what}`,
    `${' '.repeat(21)}→ ${todo}`,
  ]
}
