import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'

/** Whether a field has a date: `date`, `endDateUtc`. The `Date` of a live feed is its own. */
export const isDateField = (field: string): boolean =>
  /(?:(?:^|\.)date|[a-z]Date)(?:Utc)?$/.test(field)

const pad = (number: number | string) => String(number).padStart(2, '0')

/**
 * A date as our dates are: '2026-11-30T19:00:00' or '2026-11-30', and with `Z` in a field in UTC.
 * Read are ISO 8601, '11/30/2026 7:00 PM', 'November 30, 2026', milliseconds since 1970 and
 * '/Date(…)/'. Undefined for anything else, because a wrong date is worse than none.
 */
export function dateIn(field: string, value: unknown, zone: string): string | undefined {
  const isUtc = /utc$/i.test(field)
  const rawDate = typeof value === 'string' ? value.trim() : value
  const epoch =
    typeof rawDate === 'number'
      ? rawDate
      : /^\/?Date\((-?\d{9,14})(?:[+-]\d{4})?\)\/?$/.exec(String(rawDate).replace(/^\//, ''))?.[1]
  if (epoch !== undefined) return formatTimestamp(Number(epoch), isUtc, zone)
  if (typeof rawDate !== 'string') return undefined
  // Old games can have only a month or a year.
  if (rawDate === '' || /^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ].*)?)?)?$/.test(rawDate))
    return Number.isNaN(Date.parse(rawDate || '2000')) ? undefined : rawDate
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(.+))?$/.exec(rawDate)
  if (american) {
    const [, month = '', day = '', year = '', time] = american
    return joined(`${year}-${pad(month)}-${pad(day)}`, time, isUtc)
  }
  const worded =
    /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:,?\s+(.+))?$/i.exec(rawDate)
  const month = worded ? months.indexOf(worded[1]!.slice(0, 3).toLowerCase()) : -1
  if (!worded || month < 0) return undefined
  return joined(`${worded[3]!}-${pad(month + 1)}-${pad(worded[2]!)}`, worded[4], isUtc)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function formatTimestamp(milliseconds: number, isUtc: boolean, zone: string): string | undefined {
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime()) || Math.abs(milliseconds) < 1e9) return undefined
  return isUtc ? date.toISOString() : toLocalDateTime(date, zone)
}

/** '2026-11-30' and '7:00 PM'. */
function joined(day: string, time: string | undefined, isUtc: boolean): string | undefined {
  // A day that does not exist is moved by the parser.
  if (new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return undefined
  if (time === undefined) return isUtc ? `${day}T00:00:00Z` : day
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(time)
  if (!clock) return undefined
  const [, hour = '', minute = '', second = '00', half] = clock
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  if (hours > 23 || Number(minute) > 59) return undefined
  return `${day}T${pad(hours)}:${minute}:${second}${isUtc ? 'Z' : ''}`
}
