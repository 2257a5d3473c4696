import {
  attr,
  child,
  childrenNamed,
  mostPeriods,
  periodOf,
  type XmlElement,
} from '../file/xml-element.ts'
import type { FileTeam } from './teams.ts'

/** Where a sport keeps its line: the child, its number, its value, and the total on <linescore>. */
export type LineDialect = { part: string; number: string; value: string; total: string }
export type LineScore = { score: string; periods: string[]; element: XmlElement | undefined }

/**
 * The line of one team. The score is the stated one, shown as given even when it does not add up.
 */
export function readLineScore(team: FileTeam, dialect: LineDialect): LineScore {
  const element = child(team.element, 'linescore')
  const parts = childrenNamed(element, dialect.part)
  const periods: string[] = []
  parts.forEach((part, index) => {
    const number = periodOf(part, dialect.number) ?? index + 1
    if (number >= 1 && number <= mostPeriods) periods[number - 1] = attr(part, dialect.value)
  })
  const line = attr(element, 'line')
  const given =
    parts.length > 0
      ? Array.from(periods, (score) => score ?? '')
      : line === ''
        ? []
        : line
            .split(',')
            .slice(0, mostPeriods)
            .map((score) => score.trim())
  const shown = given.map((score) => score.toUpperCase())
  return { score: attr(element, dialect.total) || String(sumOf(shown)), periods: shown, element }
}

/**
 * Says so when the periods do not add up to the score; an empty line says nothing. `beside`: goals
 * that stand in no period, such as a shootout won.
 */
export function checkLineScore(
  team: FileTeam,
  line: LineScore,
  warnings: string[],
  beside = 0,
): void {
  const sum = sumOf(line.periods)
  const missing = Number(line.score) - sum
  if (line.periods.length > 0 && missing !== 0 && missing !== beside)
    warnings.push(`${team.name}: the periods add up to ${sum}, the score says ${line.score}.`)
}

/** '1', '2' …, and above regulation 'OT', 'OT 2'. */
export function periodHeads(count: number, regulation: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    index < regulation ? String(index + 1) : overtime(index + 1 - regulation),
  )
}

export function overtime(number: number): string {
  return number <= 1 ? 'OT' : `OT ${number}`
}

/** The periods that a game of this sport has without overtime. */
export function regulationOf(of: XmlElement | undefined, name: string, usual: number): number {
  return periodOf(of, name) || usual
}

/** The number of the last period that has plays; 0 before the first. */
export function lastPeriod(periods: XmlElement[]): number {
  return Math.min(mostPeriods, periodOf(periods.at(-1), 'number') ?? periods.length)
}

/** The same number of places for both teams, empty where a period is not played yet. */
export function padded(periods: string[], length: number): string[] {
  return Array.from({ length }, (_, index) => periods[index] ?? '')
}

function sumOf(periods: string[]): number {
  return periods.reduce((sum, score) => sum + (Number(score) || 0), 0)
}
