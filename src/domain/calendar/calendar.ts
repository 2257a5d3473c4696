import type { CalendarSettings } from '../../contract/calendar.schema.ts'
import type { Month } from './calendar-month.ts'
import { addDays, weekdayNumber } from './when.ts'

export const nextMonth = (month: Month): Month => addDays(`${month}-28`, 4).slice(0, 7)
export const monthBefore = (month: Month): Month => addDays(`${month}-01`, -1).slice(0, 7)
type Range = Pick<CalendarSettings, 'firstDate' | 'lastDate'>

/**
 * Where one can go from a month: to the one beside it, and from beyond the events to where they
 * begin or end.
 */
export function monthsBeside(
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
export const columnOf = (day: string): number => weekdayNumber(day) + 1
