/**
 * Days are ISO text ('2026-11-14'); arithmetic is done in UTC so that no clock change can move one.
 */
export type Day = string

const DAY = 86_400_000

const stamp = (day: Day) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: Day, days: number): Day =>
  new Date(stamp(day) + days * DAY).toISOString().slice(0, 10)

export const daysFrom = (from: Day, to: Day): number => Math.round((stamp(to) - stamp(from)) / DAY)

/** 0 is Sunday, 6 Saturday. */
export const weekday = (day: Day): number => new Date(stamp(day)).getUTCDay()

export const weekdayName = (day: Day): string =>
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][
    weekday(day)
  ] as string

export const monthName = (day: Day): string =>
  [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ][Number(day.slice(5, 7)) - 1] as string

/** 'Saturday, October 3' */
export const longDay = (day: Day): string =>
  `${weekdayName(day)}, ${monthName(day)} ${Number(day.slice(8))}`

/**
 * The demo's calendar hangs on a Saturday beside today and not on the months: whenever it is looked
 * at, football is in its last weeks, basketball has just begun and the spring sports have a season
 * behind and one ahead of them.
 */
export const anchorSaturday = (today: Day): Day => {
  const ahead = 6 - weekday(today)
  return addDays(today, ahead > 3 ? ahead - 7 : ahead)
}

export type Phase = 'fall' | 'winter' | 'spring'

/**
 * The two seasons of a sport, the older first: '2025' and '2026', '2025-26' and '2026-27'; in
 * spring the title is the year it ends in.
 */
export const seasonTitles = (phase: Phase, today: Day): readonly [string, string] => {
  const year = Number(addDays(anchorSaturday(today), -84).slice(0, 4))
  const winter = (from: number) => `${from}-${String((from + 1) % 100).padStart(2, '0')}`
  if (phase === 'winter') return [winter(year - 1), winter(year)]
  return phase === 'fall' ? [String(year - 1), String(year)] : [String(year), String(year + 1)]
}
