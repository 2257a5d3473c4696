import { z } from 'zod'
import {
  CalendarCount,
  CalendarDay,
  CalendarPreview,
  CalendarSettings,
} from '../schema/calendar.ts'
import { gameRows } from './game-table.ts'
import { day, id, nothing, type DescribedOf } from './parts.ts'

/** Days that one answer may span: a year and its last one. */
const most = 366
const spans = (start: string, end: string) =>
  start <= end && (Date.parse(end) - Date.parse(start)) / 86_400_000 <= most
const wrong = { message: `the end lies before the start, or more than ${most} days after it` }

const filter = { sportId: id.optional(), locationIndicator: z.enum(['H', 'A', 'N']).optional() }
const query = z.object({ date: day, year: id.optional(), ...filter })
const fromTo = z
  .object({ start: day, end: day, ...filter })
  .refine(({ start, end }) => spans(start, end), wrong)
const rows = (days: CalendarDay[]) => gameRows(days.flatMap(({ events }) => events))
const example = { date: '2026-09-05' }
const september = { start: '2026-09-01', end: '2026-09-30' }

export const calendarSchemas: DescribedOf<typeof import('../api/calendar.ts')> = {
  calendarEvents: {
    summary: 'The events of a month by day: the days that have some.',
    notes: 'The days with events of the month that `date` lies in.',
    query,
    result: z.array(CalendarDay),
    example,
    table: rows,
  },
  calendarMonth: {
    summary:
      'The events of a month by day: every day of it, for a grid. Without `date` the month that is on.',
    notes:
      'The same with every day of the month, for a grid; without `date` of the ' +
      'month that is on where the department is.',
    query: query.extend({ date: day.optional() }),
    result: z.array(CalendarDay),
    example,
    table: rows,
  },
  calendarPrint: {
    summary: 'The events of a month, or from a day to another, for paper.',
    notes: 'As events; with `end` from `date` to that day, both included.',
    query: query
      .extend({ end: day.optional() })
      .refine(({ date, end }) => !end || spans(date, end), wrong),
    result: z.array(CalendarDay),
    example,
    table: rows,
  },
  calendarCount: {
    summary: 'How many events each day of a month has: the days that have some.',
    query,
    result: z.array(CalendarCount),
    example,
    table: (days) => days.map(({ date, count }) => ({ Date: date, Events: count })),
  },
  calendarSettings: {
    summary: 'The zone, the first and last day, and the addresses to subscribe to.',
    query: nothing,
    result: CalendarSettings.nullable(),
    example: {},
  },
  calendarRange: {
    summary: 'The events from a day to another by day, both days included.',
    query: z
      .object({ startDate: day, endDate: day, ...filter })
      .refine(({ startDate, endDate }) => spans(startDate, endDate), wrong),
    result: z.array(CalendarDay),
    example: { startDate: '2026-09-01', endDate: '2026-09-30' },
    table: rows,
  },
  calendarFromTo: {
    summary: 'The same with the days in the path.',
    query: fromTo,
    result: z.array(CalendarDay),
    example: september,
    table: rows,
  },
  calendarPreviews: {
    summary: 'Events in a line each, with the story written ahead of them.',
    query: fromTo,
    result: z.array(CalendarPreview),
    example: september,
  },
}
