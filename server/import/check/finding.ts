import { distance } from '../../content/search/search-rank.ts'
import type { CheckReport } from './check-pack.ts'
import { nameLetters } from '../../../src/domain/people/names.ts'

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

export const warningOf =
  (check: string) =>
  (file: string, line: number | null, what: string, todo: string): Finding => ({
    level: 'warning',
    check,
    file,
    line,
    what,
    todo,
  })

/** The report as text: problems by file and line, each with its fix, then a summary. */
export function checkText({ folder, findings, rows, stopped }: CheckReport): string {
  const [refused, warnings] = (['refused', 'warning'] as const).map(
    (level) => findings.filter((one) => one.level === level).length,
  ) as [number, number]
  const sum =
    refused + warnings === 0
      ? `${folder}: ${rows} rows looked at, nothing is wrong`
      : `${folder}: ${rows} rows looked at, ${refused} would be refused, ${warnings} ` +
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
  const place = (line === null ? '' : `line ${line}`).padEnd(10)
  return [
    `  ${place}${(level === 'refused' ? 'REFUSED' : level).padEnd(9)}${what}`,
    `${' '.repeat(21)}→ ${todo}`,
  ]
}

type Name = { first: string; last: string }

/**
 * Two spellings of one name: a letter or two apart, or a first name and its short form with the
 * same last name.
 */
export function isNearly(a: Name, b: Name): boolean {
  const [firstA, firstB, lastA, lastB] = [a.first, b.first, a.last, b.last].map(nameLetters) as [
    string,
    string,
    string,
    string,
  ]
  const allowed = firstA.length + lastA.length < 8 ? 1 : 2
  // Tom and Jon, or Ron and Don, are different people rather than spellings.
  if (soundOf(firstA) !== soundOf(firstB)) return false
  if (distance(firstA + lastA, firstB + lastB, allowed) <= allowed)
    return distance(lastA, lastB, 1) <= 1
  const [short, long] = [firstA, firstB].toSorted((x, y) => x.length - y.length) as [string, string]
  return lastA === lastB && short !== '' && long.startsWith(short)
}

/** Interchangeable initial letters of first names: Catherine and Katherine, Geoff and Jeff. */
const soundOf = (first: string): string =>
  first.charAt(0).replace(/k/, 'c').replace(/g/, 'j').replace(/y/, 'i')
