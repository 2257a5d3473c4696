import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { RowError } from '../report.ts'

export const usZones: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
  H: 'Pacific/Honolulu',
}
const otherZones: Readonly<Record<string, string>> = {
  EASTERN: usZones['E']!,
  CENTRAL: usZones['C']!,
  MOUNTAIN: usZones['M']!,
  PACIFIC: usZones['P']!,
  Z: 'UTC',
  UTC: 'UTC',
  GMT: 'UTC',
  BST: 'Europe/London',
  CET: 'Europe/Paris',
  CEST: 'Europe/Paris',
  JST: 'Asia/Tokyo',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  LOCAL: 'local',
}

/** The zone of 'ET', 'cdt', 'Eastern', 'local'; null for another word. */
export function zoneNamed(zoneName: string): string | null {
  const upper = zoneName.toUpperCase()
  const letter = /^(AK|[ECMPH])[SD]?T$/.exec(upper)?.[1]
  if (letter) return usZones[letter]!
  const other = otherZones[upper]
  if (other) return other
  if (/^[A-Z]{2,3}T$/.test(zoneName))
    throw new RowError(`time zone "${zoneName}" is not known; write ET, CT, MT, PT, AKT or HT`)
  return null
}

/** The zone of a column or place: an IANA name or an abbreviation. Null when it is not one. */
export function parseTimeZone(text: string): string | null {
  if (/^[A-Za-z]+(?:\/[A-Za-z_+-]+)+$|^UTC$/.test(text))
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
    } catch {
      return null
    }
  const zoneId = zoneNamed(text)
  return zoneId === 'local' ? null : zoneId
}

/** 'MST' at a school or a game in Phoenix is the zone there. */
export function unlessAlike(zoneId: string, ownZone: string): string {
  const isSameClock = ['2026-07-01T12:00:00Z', '2026-01-01T12:00:00Z'].some(
    (instant) =>
      toLocalDateTime(new Date(instant), zoneId) === toLocalDateTime(new Date(instant), ownZone),
  )
  return Object.values(usZones).includes(zoneId) && isSameClock ? ownZone : zoneId
}
