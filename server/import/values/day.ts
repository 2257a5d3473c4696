import { isoDay, monthOf } from '../../statcrew/parts/dates.ts'

const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+/i

export type Days = { first: string; last: string | null; clock: string }

/**
 * A cell's day in any dialect, the last day of a range ('Dec 2- 3, 2022', 'Nov 30-Dec 2, 2026'),
 * and a clock that stands with it. Null when there is no such day.
 */
export function daysOf(cell: string): Days | null {
  const text = cell
    .replace(weekday, '')
    .replace(/^(\d{1,2})\s+([A-Za-z]{3})[a-z]*\.?,?\s+(\d{4})/, '$2 $1, $3')
  const first = isoDay(text)
  if (!first) return null
  const clock = /(?:T|\s)(\d{1,2}:\d{2})(?::\d{2})?(\s*[ap]\.?m\.?)?/i.exec(text)
  return { first, last: lastOf(text, first), clock: clock ? `${clock[1]}${clock[2] ?? ''}` : '' }
}

function lastOf(text: string, first: string): string | null {
  const [, month, day] =
    /^[A-Za-z]{3}[a-z]*\.?\s+\d{1,2}\s*[-–]\s*(?:([A-Za-z]{3})[a-z]*\.?\s*)?(\d{1,2})\s*,/.exec(
      text,
    ) ?? []
  if (!day) return null
  const number = month ? monthOf(month) : Number(first.slice(5, 7))
  const last = `${first.slice(0, 4)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return last > first ? last : null
}
