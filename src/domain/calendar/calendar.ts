import type { CalendarSettings } from '../../contract/calendar.schema.ts'
import { addDays, monthName, weekdayNumber } from './when.ts'

export const nextMonth = (month: Month): Month => addDays(`${month}-28`, 4).slice(0, 7)
export const monthBefore = (month: Month): Month => addDays(`${month}-01`, -1).slice(0, 7)
type Range = Pick<CalendarSettings, 'firstDate' | 'lastDate'>

/** The months to link to: the neighbors, or from outside the events the first or last month. */
export function adjacentMonths(
  month: Month,
  { firstDate, lastDate }: Range,
): { previous: Month | undefined; next: Month | undefined } {
  const [first, last] = [firstDate.slice(0, 7), lastDate.slice(0, 7)]
  if (!first) return { previous: undefined, next: undefined }
  const [before, after] = [monthBefore(month), nextMonth(month)]
  return {
    previous: month > first ? (before > last ? last : before) : undefined,
    next: month < last ? (after < first ? first : after) : undefined,
  }
}

/** The column of a day in a week that begins on Sunday: 1 to 7. */
export const weekdayColumn = (day: string): number => weekdayNumber(day) + 1

/** Months are written '2026-11'. */
export type Month = string

/** The month in a URL; undefined without one. */
export const monthInAddress = (text: string | undefined): Month | undefined =>
  text && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined

/** 'November 2026' */
export const monthTitle = (month: Month): string =>
  `${monthName(`${month}-15`)} ${month.slice(0, 4)}`

type MonthRange = Pick<CalendarSettings, 'firstDate' | 'lastDate' | 'today'>

/**
 * A calendar has pages from the month of its first event to that of its last, and one for the
 * current month. Other months have none, so their number is limited.
 */
export const isKnownMonth = (month: Month, { firstDate, lastDate, today }: MonthRange): boolean =>
  month === today?.slice(0, 7) ||
  (firstDate !== '' && month >= firstDate.slice(0, 7) && month <= lastDate.slice(0, 7))

/** The months of a date range. */
export function monthsIn(start: string, end: string): Month[] {
  const months = [start.slice(0, 7)]
  while (months.at(-1)! < end.slice(0, 7)) months.push(nextMonth(months.at(-1)!))
  return months
}

/** A month's weeks from Sunday to Saturday; null for days of other months. */
export function listWeeks(month: Month): (string | null)[][] {
  const first = `${month}-01`
  const length = Number(addDays(`${nextMonth(month)}-01`, -1).slice(8))
  const days: (string | null)[] = [
    ...Array.from({ length: weekdayNumber(first) }, () => null),
    ...Array.from({ length }, (_, i) => addDays(first, i)),
  ]
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, i) => days[week * 7 + i] ?? null),
  )
}

export type FeedType = 'ICS' | 'CSV'

/**
 * The URL of the games of a department, or of some sports, for a calendar app or a spreadsheet
 * (server/api/calendar).
 */
export const feedPath = (type: FeedType, ...sportIds: number[]): string =>
  `/api/v2/Calendar/subscribe?type=${type}` +
  `${sportIds.length > 0 ? `&sportId=${sportIds.join(',')}` : ''}`

/** One game as a calendar file. */
export const gameFeedPath = (gameId: number): string =>
  `/api/v2/Calendar/subscribe?type=ICS&gameId=${gameId}`

/** The same without scores and results. */
export const withoutScores = (path: string): string => `${path}&scores=none`
