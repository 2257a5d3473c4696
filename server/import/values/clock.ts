import { isoDay, monthOf } from '../../statcrew/parts/names.ts'
import { momentOf, wallClock } from '../../../src/domain/calendar/zone.ts'

/**
 * When a game begins: `date` is the department's wall clock, midnight when only the date is known;
 * then `dateUtc` is null.
 */
export type Start = { date: string; dateUtc: string | null; tbd: boolean; allDay: boolean }

const zones: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
  H: 'Pacific/Honolulu',
}

/**
 * A date and a time text ('7 p.m.', 'Noon CT', '6:30 PM MST', 'TBA') as a start. The text itself is
 * stored elsewhere.
 */
export function startOf(day: string, words: string, zone: string): Start {
  const midnight = { date: `${day}T00:00:00`, dateUtc: null }
  if (/^all[\s-]*day\b/i.test(words)) return { ...midnight, tbd: false, allDay: true }
  const clock = clockOf(words)
  if (!clock) return { ...midnight, tbd: true, allDay: false }
  const said = `${day}T${clock}:00`
  const there = zoneSaid(words, zone)
  const moment = momentOf(said, there ?? zone)
  const here = there ? wallClock(moment, zone) : said
  // A late game in a western time zone is on the department's next day; it keeps the date of the
  // schedule.
  return {
    date: here.startsWith(day) ? here : said,
    dateUtc: moment.toISOString(),
    tbd: false,
    allDay: false,
  }
}

/**
 * '19:00' of the first time in the text; '4:30 or 7 p.m.' uses the later half of the day. Null when
 * there is none.
 */
export function clockOf(words: string): string | null {
  if (/\bnoon\b/i.test(words)) return '12:00'
  const found = /\b(\d{1,2}):(\d{2})(?!\d)|\b(\d{1,2})(?=\s*[ap]\.?\s?m\b)/i.exec(words)
  if (!found) return null
  const hour = Number(found[1] ?? found[3])
  const minute = found[2] ?? '00'
  const half = /(?:\d|\s)([ap])\.?\s?m\b/i.exec(words.slice(found.index))?.[1]?.toLowerCase()
  if (Number(minute) > 59 || hour > 23 || (half && (hour > 12 || hour === 0))) return null
  const full = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  // Feeds write '12:00 AM' and '00:00' for an unknown time.
  return full === 0 && minute === '00' ? null : `${String(full).padStart(2, '0')}:${minute}`
}

/** The zone in the text if it is not the department's: 'MST' at a school in Phoenix is its own. */
function zoneSaid(words: string, own: string): string | undefined {
  const letter = /\b(AK|[ECMPH])[SD]?T\b/.exec(words)?.[1]
  const named = letter && zones[letter]
  if (!named || named === own) return undefined
  const summer = new Date('2026-07-01T12:00:00Z')
  const winter = new Date('2026-01-01T12:00:00Z')
  const alike = (at: Date) => wallClock(at, named) === wallClock(at, own)
  return alike(summer) || alike(winter) ? undefined : named
}

const weekday = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+/i

export type Days = { first: string; last: string | null; clock: string }

/**
 * The date of a cell in any spelling, the last day of a range ('Dec 2- 3, 2022', 'Nov 30-Dec 2,
 * 2026'), and a time beside it. Null when there is no valid date.
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

/**
 * '2026-09-05' or '2026-09-05T19:00' as a wall clock, '2026-09-05T19:00:00'; null when it is not
 * valid. A date alone is its first second, or as an end its last: an offer that ends on the 5th is
 * valid on the 5th.
 */
export function wallOf(text: string, edge: 'start' | 'end' = 'start'): string | null {
  const [, day, clock] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?$/.exec(text.trim()) ?? []
  if (!day) return null
  const wall = `${day}T${clock === undefined ? (edge === 'start' ? '00:00:00' : '23:59:59') : clock.length === 5 ? `${clock}:00` : clock}`
  const read = Date.parse(`${wall}Z`)
  return Number.isNaN(read) || new Date(read).toISOString().slice(0, 19) !== wall ? null : wall
}
