import { zoneName } from './time-zone.ts'

/** The note of a schedule with the zone of its times, unless it says so: 'All times Central. …'. */
export const withZoneLine = (note: string | null, timeZone: string): string =>
  /\ball times\b/i.test(note ?? '')
    ? note!
    : [`All times ${zoneName(timeZone)}${note ? '.' : ''}`, note].filter(Boolean).join(' ')

/** '7 p.m.' → '7 p.m. CT'. Text without a time of day, or with its zone, is unchanged. */
export function addZone(time: string, date: string, timeZone: string): string {
  if (!/\d ?[ap]\.?m\b|\bnoon\b|\d:\d\d/i.test(time) || /\b[A-Z]{1,3}T\b/.test(time)) return time
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(Date.parse(`${date.slice(0, 10)}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value
  // Other countries have no abbreviation that a fan knows.
  return name && /^[A-Z]{2,4}$/.test(name) ? `${time} ${name}` : time
}
