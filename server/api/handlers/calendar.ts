import type { CalendarQuery } from '../../../src/contract/queries.ts'
import {
  monthOf,
  readCalendarSettings,
  readCounts,
  readDays,
  readMonth,
  readPreviews,
} from '../../content/games/calendar.ts'
import { today } from '../../content/today.ts'
import type { HandlersOf } from './parts.ts'

/** The day that is asked for: of `year`, where a year is named beside it. */
const dayOf = ({ date, year }: CalendarQuery): string =>
  year === undefined ? date : `${String(year).padStart(4, '0').slice(-4)}${date.slice(4)}`

export const calendarHandlers: HandlersOf<typeof import('../../../src/contract/api/calendar.ts')> =
  {
    calendarEvents: (reading, query) => readDays(reading, monthOf(dayOf(query)), query),
    calendarMonth: async (reading, query) =>
      readMonth(reading, dayOf({ ...query, date: query.date ?? (await today(reading)) }), query),
    calendarPrint: (reading, query) =>
      readDays(
        reading,
        query.end ? { start: query.date, end: query.end } : monthOf(dayOf(query)),
        query,
      ),
    calendarCount: (reading, query) => readCounts(reading, dayOf(query), query),
    calendarSettings: (reading) => readCalendarSettings(reading),
    calendarRange: (reading, { startDate, endDate, ...filter }) =>
      readDays(reading, { start: startDate, end: endDate }, filter),
    calendarFromTo: (reading, { start, end, ...filter }) =>
      readDays(reading, { start, end }, filter),
    calendarPreviews: (reading, { start, end, ...filter }) =>
      readPreviews(reading, { start, end }, filter),
  }
