import { abbreviateMonth, plainTime } from './clock-words.ts'
import type { Game } from '../../contract/game.schema.ts'

/** '1st', '2nd', '3rd', '11th', for periods and innings. */
export function ordinal(number: number): string {
  const [tens, ones] = [number % 100, number % 10]
  const end = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th')
  return `${number}${end}`
}

/**
 * Dates of the content are wall clocks of the department without a zone: '2026-09-05T19:00:00'.
 * They are parsed as text, never as a time, so that server and browser in any zone format them
 * alike.
 */
export type ClockParts = { year: number; month: number; day: number; hour: number; minute: number }

export function clockParts(date: string): ClockParts | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(date)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return { year, month, day, hour, minute }
}

export const months: readonly string[] = [
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
]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const monthOf = ({ month }: ClockParts) => months[month - 1] ?? ''
const shortMonthOf = (parts: ClockParts) => abbreviateMonth(monthOf(parts))
const numberOf = ({ year, month, day }: ClockParts) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay()
const dayOf = (parts: ClockParts) => days[numberOf(parts)] ?? ''
const say = (date: string, format: (parts: ClockParts) => string) => {
  const parts = clockParts(date)
  return parts ? format(parts) : ''
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (date: string): number =>
  numberOf(clockParts(date) ?? { year: 0, month: 0, day: 0, hour: 0, minute: 0 })
/** 'Saturday' */
export const weekday = (date: string): string => say(date, dayOf)
/** 'Sat' */
export const shortWeekday = (date: string): string => weekday(date).slice(0, 3)
/** 'September' */
export const monthName = (date: string): string => say(date, monthOf)
/** 'Sept.', 'May' */
export const shortMonth = (date: string): string => say(date, shortMonthOf)
/** '5' */
export const dayNumber = (date: string): string => say(date, ({ day }) => String(day))
/** 'Sept. 5' */
export const monthDay = (date: string): string =>
  say(date, (parts) => `${shortMonthOf(parts)} ${parts.day}`)
/** 'Sept. 5'; several days 'Sept. 4–6', 'Sept. 30–Oct. 2'. */
export const dayRange = ({ date, endDate }: Pick<Game, 'date' | 'endDate'>): string =>
  !lastsDays({ date, endDate })
    ? monthDay(date)
    : `${monthDay(date)}–` +
      `${shortMonth(endDate!) === shortMonth(date) ? dayNumber(endDate!) : monthDay(endDate!)}`
/** Whether it ends on a later day. */
export const lastsDays = ({ date, endDate }: Pick<Game, 'date' | 'endDate'>): boolean =>
  endDate !== null && endDate.slice(0, 10) > date.slice(0, 10)
/** 'Sept. 5, 2026' */
export const shortDate = (date: string): string =>
  say(date, (parts) => `${shortMonthOf(parts)} ${parts.day}, ${parts.year}`)
/** 'September 5, 2026' */
export const fullDate = (date: string): string =>
  say(date, (parts) => `${monthOf(parts)} ${parts.day}, ${parts.year}`)
/** 'Saturday, September 5, 2026' */
export const longDate = (date: string): string =>
  say(date, (parts) => `${dayOf(parts)}, ${monthOf(parts)} ${parts.day}, ${parts.year}`)
/** '7 p.m.', '12:30 p.m.', 'Noon' */
export const clockTime = (date: string): string =>
  say(date, ({ hour, minute }) => {
    if (hour === 12 && minute === 0) return 'Noon'
    return (
      `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ` +
      `${hour < 12 ? 'a.m.' : 'p.m.'}`
    )
  })

/** A game clock without a leading zero: '6:53', '0:42', '12:00'. */
export const clock = (text: string | null | undefined): string =>
  text?.trim().replace(/^0(?=\d:)/, '') ?? ''

/**
 * For `<time datetime>`: only the date at midnight, which in this content means an unknown time.
 */
export const dateTimeAttribute = (date: string): string =>
  /T00:00/.test(date) ? date.slice(0, 10) : date.slice(0, 16)

/** The date this many days later: '2026-12-31', 1 → '2027-01-01'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * 86_400_000)
    .toISOString()
    .slice(0, 10)

type Timed = Pick<Game, 'date' | 'time' | 'tbd' | 'allDay'>

/**
 * When a game begins, as the department's text if it has one. A midnight that means an unknown time
 * is not shown as a time.
 */
export function gameTime({ date, time, tbd, allDay }: Timed): string {
  // Schedules write both; lists of them have one.
  const text = time.trim().replace(/^T\.?B\.?D\.?$/i, 'TBA')
  const midnight = /T00:00/.test(date) || !date.includes('T')
  if (text && !/^(12:00 ?a\.?m\.?|00:00)$/i.test(text)) return plainTime(text)
  if (allDay) return 'All day'
  return tbd || midnight ? 'TBA' : clockTime(date)
}

/** 'Men's 6K: 8 a.m. | Women's 6K: 8:45 a.m.' as one line per race. */
export const timeLines = (text: string): string[] => text.split(/\s*\|\s*/).filter(Boolean)
