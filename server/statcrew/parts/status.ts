import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { attr, child, type XmlElement } from '../file/xml-element.ts'
import { overtime } from './line-score.ts'

export type Status = StatFile['status']

/** True when the file itself says that the game is over, in either spelling seen. */
export function statedFinal(root: XmlElement): boolean {
  const status = child(root, 'status')
  return (
    /^(?:y|yes|1|true)$/i.test(attr(status, 'complete')) ||
    /^(?:final|complete|f)\b/i.test(attr(status, 'gamestatus'))
  )
}

/** True when the file says in so many words that the game is not over: nothing is derived then. */
export function statedUnfinished(root: XmlElement): boolean {
  return /^(?:n|no|0|false)$/i.test(attr(child(root, 'status'), 'complete'))
}

export function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** '3rd', and above regulation 'OT', 'OT 2' (a label only above regulation). */
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
 * The status of a sport with a clock; between the halves 'Half', at the end 'Final', both without a
 * clock. `atEnd`: the clock of the period has run out.
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
