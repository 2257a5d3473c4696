import { z } from 'zod'
import { Game } from './game.ts'

export const CalendarGame = Game.extend({ endDateUtc: z.string().nullable() }).meta({
  id: 'CalendarGame',
  description:
    'A game as a calendar needs it: with the moment at which it ends, where ' + 'somebody said it.',
})
export type CalendarGame = z.infer<typeof CalendarGame>

export const CalendarDay = z.object({ date: z.string(), events: z.array(CalendarGame) }).meta({
  id: 'CalendarDay',
  description:
    'The events of a day; those of several days stand under their first one ' +
    'that is asked for, once.',
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
    description: 'An event in one line, with what has been written ahead of it.',
  })
export type CalendarPreview = z.infer<typeof CalendarPreview>

export const CalendarSettings = z
  .object({
    timeZone: z.string().meta({ description: 'Every day of the calendar is one of this zone.' }),
    today: z
      .string()
      .optional()
      .meta({
        description:
          'The day that it is there now; missing where another server, which does not ' +
          'say, has the content.',
      }),
    firstDate: z.string().meta({ description: "'' where there is no event at all." }),
    lastDate: z.string(),
    defaultView: z.enum(['month', 'events']),
    weekStarts: z.string().meta({ description: "'sunday'" }),
    subscribe: z.array(z.object({ type: z.string(), url: z.string() })),
  })
  .meta({ id: 'CalendarSettings' })
export type CalendarSettings = z.infer<typeof CalendarSettings>
