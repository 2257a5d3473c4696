import {
  attr,
  child,
  childrenNamed,
  mostPeriods,
  periodAttr,
  type XmlElement,
} from '../file/xml.ts'
import type { FileTeam } from './teams.ts'
import type { StatFile } from '../../../src/contract/box-score.schema.ts'

/**
 * Where a sport has its line score: child element, its number, its value, and the total on
 * <linescore>.
 */
export type LineDialect = { part: string; number: string; value: string; total: string }
export type LineScore = { score: string; periods: string[]; element: XmlElement | undefined }

/** A team's line score. The score is the stated one, even when the periods do not add up to it. */
export function readLineScore(team: FileTeam, dialect: LineDialect): LineScore {
  const element = child(team.element, 'linescore')
  const parts = childrenNamed(element, dialect.part)
  const periods: string[] = []
  parts.forEach((part, index) => {
    const number = periodAttr(part, dialect.number) ?? index + 1
    if (number >= 1 && number <= mostPeriods) periods[number - 1] = attr(part, dialect.value)
  })
  const line = attr(element, 'line')
  const writtenPeriods =
    parts.length > 0
      ? Array.from(periods, (score) => score ?? '')
      : line === ''
        ? []
        : line
            .split(',')
            .slice(0, mostPeriods)
            .map((score) => score.trim())
  const upperCasePeriods = writtenPeriods.map((score) => score.toUpperCase())
  return {
    score: attr(element, dialect.total) || String(sumOf(upperCasePeriods)),
    periods: upperCasePeriods,
    element,
  }
}

/**
 * Warns when the periods do not add up to the score; an empty line is ignored. `extraPoints`: goals
 * outside periods, such as a shootout win.
 */
export function checkLineScore(
  team: FileTeam,
  line: LineScore,
  warnings: string[],
  extraPoints = 0,
): void {
  const sum = sumOf(line.periods)
  const missing = Number(line.score) - sum
  if (line.periods.length > 0 && missing !== 0 && missing !== extraPoints)
    warnings.push(`${team.name}: the periods add up to ${sum}, the score says ${line.score}.`)
}

/** '1', '2' …, and after regulation 'OT', 'OT 2'. */
export function periodHeads(count: number, regulation: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    index < regulation ? String(index + 1) : overtime(index + 1 - regulation),
  )
}

export function overtime(number: number): string {
  return number <= 1 ? 'OT' : `OT ${number}`
}

/** Regulation periods of a game. */
export function regulationPeriods(
  of: XmlElement | undefined,
  name: string,
  fallback: number,
): number {
  return periodAttr(of, name) || fallback
}

/** The last period with plays; 0 before the first. */
export function lastPeriod(periods: XmlElement[]): number {
  return Math.min(mostPeriods, periodAttr(periods.at(-1), 'number') ?? periods.length)
}

/** Pads the periods of both teams to the same length, empty if not played. */
export function padded(periods: string[], length: number): string[] {
  return Array.from({ length }, (_, index) => periods[index] ?? '')
}

function sumOf(periods: string[]): number {
  return periods.reduce((sum, score) => sum + (Number(score) || 0), 0)
}

export type Status = StatFile['status']

/** Whether the file states that the game is over, in either spelling. */
export function statedFinal(root: XmlElement): boolean {
  const status = child(root, 'status')
  return (
    /^(?:y|yes|1|true)$/i.test(attr(status, 'complete')) ||
    /^(?:final|complete|f)\b/i.test(attr(status, 'gamestatus'))
  )
}

/** Whether the file states that the game is not over. Then nothing is derived. */
export function statedUnfinished(root: XmlElement): boolean {
  return /^(?:n|no|0|false)$/i.test(attr(child(root, 'status'), 'complete'))
}

export function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** '3rd', and after regulation 'OT', 'OT 2' (a label only after regulation). */
export function periodName(period: number, regulation: number): string {
  return period > regulation ? overtime(period - regulation) : ordinal(period)
}

export function hasScored(home: string, visitor: string): boolean {
  return Number(home) > 0 || Number(visitor) > 0
}

export function isZeroClock(clock: string): boolean {
  return /^0{1,2}:00(?:\.0+)?$/.test(clock)
}

/**
 * The status of a sport with a clock; 'Half' at halftime and 'Final' at the end, without a clock.
 * `atEnd`: the clock has run out.
 */
export function clockStatus(game: {
  started: boolean
  complete: boolean
  period: number
  regulation: number
  clock: string
  atEnd?: boolean
}): Status {
  const { started, complete, period, regulation, clock, atEnd = isZeroClock(clock) } = game
  const isHalf = period * 2 === regulation && atEnd
  const label = complete
    ? 'Final'
    : !started
      ? ''
      : isHalf
        ? 'Half'
        : periodName(Math.max(period, 1), regulation)
  return {
    started,
    complete,
    period,
    regulation,
    periodLabel: label,
    clock: !started || complete || isHalf || clock === '' ? null : clock,
  }
}
