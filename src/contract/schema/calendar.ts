import { z } from 'zod'
import { Game } from './game.ts'

/** A game as a calendar needs it: with the moment at which it ends, where somebody said it. */
export const CalendarGame = Game.extend({ endDateUtc: z.string().nullable() })
export type CalendarGame = z.infer<typeof CalendarGame>

/**
 * The events of a day; those of several days stand under their first one that is asked for, once
 * (quirk Q21).
 */
export const CalendarDay = z.object({ date: z.string(), events: z.array(CalendarGame) })
export type CalendarDay = z.infer<typeof CalendarDay>

export const CalendarCount = z.object({ date: z.string(), count: z.number() })
export type CalendarCount = z.infer<typeof CalendarCount>

/** An event in one line, with what has been written ahead of it. */
export const CalendarPreview = z.object({
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
export type CalendarPreview = z.infer<typeof CalendarPreview>

export const CalendarSettings = z.object({
  /** Every day of the calendar is one of this zone (quirk Q36). */
  timeZone: z.string(),
  /**
   * The day that it is there now; missing where another server, which does not say, has the
   * content.
   */
  today: z.string().optional(),
  /** '' where there is no event at all. */
  firstDate: z.string(),
  lastDate: z.string(),
  defaultView: z.enum(['month', 'events']),
  /** 'sunday' */
  weekStarts: z.string(),
  subscribe: z.array(z.object({ type: z.string(), url: z.string() })),
})
export type CalendarSettings = z.infer<typeof CalendarSettings>
