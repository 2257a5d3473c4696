import { z } from 'zod'
import { day, id, emptyQuery, type CallSchemaOf } from './parts.schema.ts'
import { Game } from './game.schema.ts'
import { gameRows } from './game-tables.ts'

export const CalendarGame = Game.extend({ endDateUtc: z.string().nullable() }).meta({
  id: 'CalendarGame',
  description: 'A game as a calendar needs it, with its end if known.',
})
export type CalendarGame = z.infer<typeof CalendarGame>

export const CalendarDay = z.object({ date: z.string(), events: z.array(CalendarGame) }).meta({
  id: 'CalendarDay',
  description:
    'The events of a day. A multi-day event is listed once, under its first ' +
    'day in the requested range.',
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const CalendarCount = z
  .object({ date: z.string(), count: z.number() })
  .meta({ id: 'CalendarCount' })
export type CalendarCount = z.infer<typeof CalendarCount>

export const CalendarPreview = z
  .object({
    date: z.string(),
    events: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        time: z.string(),
        sport: z.string(),
        locationIndicator: z.enum(['H', 'A', 'N']),
        previewStoryId: z.number().nullable(),
        url: z.string(),
      }),
    ),
  })
  .meta({
    id: 'CalendarPreview',
    description: 'A short event with its preview story.',
  })
export type CalendarPreview = z.infer<typeof CalendarPreview>

export const CalendarSettings = z
  .object({
    timeZone: z.string().meta({ description: 'All dates of the calendar are in this time zone.' }),
    today: z
      .string()
      .optional()
      .meta({
        description:
          "Today in the department's time zone; omitted by an upstream that does " + 'not send it.',
      }),
    firstDate: z.string().meta({ description: "'' when there are no events." }),
    lastDate: z.string(),
    defaultView: z.enum(['month', 'events']),
    weekStarts: z.string().meta({ description: "'sunday'" }),
    subscribe: z.array(z.object({ type: z.string(), url: z.string() })),
  })
  .meta({ id: 'CalendarSettings' })
export type CalendarSettings = z.infer<typeof CalendarSettings>

/** Most days of one answer: a leap year. */
const maxDays = 366
const spans = (start: string, end: string) =>
  start <= end && (Date.parse(end) - Date.parse(start)) / 86_400_000 <= maxDays
const spanError = { message: `the end is before the start, or more than ${maxDays} days after it` }

const filter = { sportId: id.optional(), locationIndicator: z.enum(['H', 'A', 'N']).optional() }
const query = z.object({ date: day, year: id.optional(), ...filter })
const fromTo = z
  .object({ start: day, end: day, ...filter })
  .refine(({ start, end }) => spans(start, end), spanError)
const rows = (days: CalendarDay[]) => gameRows(days.flatMap(({ events }) => events))
const example = { date: '2026-09-05' }
const september = { start: '2026-09-01', end: '2026-09-30' }

export const calendarSchemas: CallSchemaOf<typeof import('./calendar.ts')> = {
  calendarEvents: {
    summary: 'The events of a month by day, only days with events.',
    notes: 'The days with events in the month of `date`.',
    query,
    result: z.array(CalendarDay),
    example,
    table: rows,
  },
  calendarMonth: {
    summary:
      'The events of a month by day, with every day of it, for a grid. Without ' +
      '`date`: the current month.',
    notes:
      'The same with every day of the month, for a grid; without `date`, the ' +
      "department's current month.",
    query: query.extend({ date: day.optional() }),
    result: z.array(CalendarDay),
    example,
    table: rows,
  },
  calendarPrint: {
    summary: 'The events of a month or of a range of days, for print.',
    notes: 'Events from `date` to `end`, both included; without `end`, the month of ' + '`date`.',
    query: query
      .extend({ end: day.optional() })
      .refine(({ date, end }) => !end || spans(date, end), spanError),
    result: z.array(CalendarDay),
    example,
    table: rows,
  },
  calendarCount: {
    summary: 'The number of events of each day of a month that has any.',
    query,
    result: z.array(CalendarCount),
    example,
    table: (days) => days.map(({ date, count }) => ({ Date: date, Events: count })),
  },
  calendarSettings: {
    summary: 'The time zone, the first and last day, and the URLs to subscribe to.',
    query: emptyQuery,
    result: CalendarSettings.nullable(),
    example: {},
  },
  calendarRange: {
    summary: 'The events of a range of days, by day. Both days are included.',
    query: z
      .object({ startDate: day, endDate: day, ...filter })
      .refine(({ startDate, endDate }) => spans(startDate, endDate), spanError),
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
    summary: 'Upcoming events in short form, with their preview stories.',
    query: fromTo,
    result: z.array(CalendarPreview),
    example: september,
  },
}
