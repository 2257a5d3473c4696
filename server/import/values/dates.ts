import { isoDay, momentWritten, parseMonth, wholeDay } from '../../statcrew/parts/names.ts'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { parseClock } from './clock.ts'

const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+/i

export type Days = { first: string; last: string | null; clock: string }

/**
 * The date of a cell in any spelling, the last day of a range ('Dec 2- 3, 2022', 'Nov 30-Dec 2,
 * 2026', '2026-09-05 to 2026-09-07'), and a time beside it. A moment with an offset ('…T23:30:00Z')
 * is a day and time of `zone`. Null when the text as a whole is not a valid date.
 */
export function parseDays(cell: string, zone: string | null = null): Days | null {
  const instant = momentWritten(cell)
  if (instant && zone === null) return null
  if (instant && zone !== null) {
    const wall = toLocalDateTime(instant, zone)
    return { first: wall.slice(0, 10), last: null, clock: wall.slice(11, 16) }
  }
  const [from, to] = cell.split(/\s+(?:to|-|–)\s+(?=\d{1,4}[-/.]\d|[a-z]{3,9}\.?\s+\d{1,2},)/i)
  if (from !== undefined && to !== undefined && isoDay(from.trim()) !== '') {
    const [start, end] = [parseDays(from), parseDays(to)]
    return start && end && end.first >= start.first ? { ...start, last: end.first } : null
  }
  const text = cell
    .trim()
    .replace(weekday, '')
    .replaceAll('–', '-')
    .replace(/^(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?,?\s+(\d{4})/, '$2 $1, $3')
  const fullDate = wholeDay(text)
  return (
    fullDate && { first: fullDate.day, last: lastOf(text, fullDate.day), clock: fullDate.clock }
  )
}

/** The likely cause when a cell is not a date. */
export function dateFault(text: string): string {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0
  if (serial < 20_000 || serial > 80_000) return 'is not a date (2026-09-05)'
  const serialDate = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
  const day = serialDate.toISOString().slice(0, 10)
  return (
    `is the number that a spreadsheet stores for ${day}; format the column as text and write ` +
    'the date'
  )
}

function lastOf(text: string, first: string): string | null {
  const [, month, last] =
    /^[A-Za-z]{3}[a-z]*\.?\s+\d{1,2}\s*[-–]\s*(?:([A-Za-z]{3})[a-z]*\.?\s*)?(\d{1,2})\s*,/.exec(
      text,
    ) ?? []
  if (!last) return null
  const number = month ? parseMonth(month) : Number(first.slice(5, 7))
  const endDate = `${first.slice(0, 4)}-${String(number).padStart(2, '0')}-${last.padStart(2, '0')}`
  return endDate > first ? endDate : null
}

/**
 * A date of any spelling as a wall clock, '2026-09-05T19:00:00'; null when the text as a whole is
 * not one date. A date alone is its first second, or as an end its last: an offer that ends on the
 * 5th is valid on the 5th.
 */
export function parseLocalDateTime(
  text: string,
  zone: string | null,
  edge: 'start' | 'end' = 'start',
): string | null {
  // With seconds, as an export writes it.
  const exact = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/.exec(text.trim())
  if (exact) return valid(`${exact[1]}${exact[2] ?? ':00'}`)
  const days = parseDays(text, zone)
  if (!days || days.last !== null) return null
  const { first, clock } = days
  if (clock === '') return `${first}T${edge === 'start' ? '00:00:00' : '23:59:59'}`
  return valid(`${first}T${/^\d{2}:\d{2}$/.test(clock) ? clock : (parseClock(clock) ?? '')}:00`)
}

function valid(wall: string): string | null {
  const read = Date.parse(`${wall}Z`)
  return Number.isNaN(read) || new Date(read).toISOString().slice(0, 19) !== wall ? null : wall
}
