/**
 * The names of most departments' zones. A browser needs 15 ms for the first of them, 70 on a slow
 * phone, while the app starts.
 */
export const usualZones: Readonly<Record<string, readonly [name: string, letters: string]>> = {
  'America/New_York': ['Eastern', 'ET'],
  'America/Chicago': ['Central', 'CT'],
  'America/Denver': ['Mountain', 'MT'],
  'America/Los_Angeles': ['Pacific', 'PT'],
}

const formatZone = (timeZone: string, timeZoneName: 'longGeneric' | 'shortGeneric', day: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
    .formatToParts(day)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** A zone's name without "Time", as schedules write it: 'Central', 'Hawaii-Aleutian'. */
export const zoneName = (zone: string): string =>
  usualZones[zone]?.[0] ?? formatZone(zone, 'longGeneric', 0).replace(/( Standard)? Time$/, '')

/** The note of a schedule with the zone of its times, unless it says so: 'All times Central. …'. */
export const withZoneLine = (note: string | null, timeZone: string): string =>
  /\ball times\b/i.test(note ?? '')
    ? note!
    : [`All times ${zoneName(timeZone)}${note ? '.' : ''}`, note].filter(Boolean).join(' ')

/** '7 p.m.' → '7 p.m. CT'. Text without a time of day, or with its zone, is unchanged. */
export function addZone(time: string, date: string, timeZone: string): string {
  if (!/\d ?[ap]\.?m\b|\bnoon\b|\d:\d\d/i.test(time) || /\b[A-Z]{1,3}T\b/.test(time)) return time
  const letters =
    usualZones[timeZone]?.[1] ??
    formatZone(timeZone, 'shortGeneric', Date.parse(`${date.slice(0, 10)}T12:00:00Z`))
  // Other countries have no abbreviation that a fan knows.
  return /^[A-Z]{2,4}$/.test(letters) ? `${time} ${letters}` : time
}
