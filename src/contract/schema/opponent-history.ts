import { z } from 'zod'
import { ScheduleRecord } from './game.ts'
import { Tally } from './game-details.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** One meeting with a school: a game of a schedule, or a line of the record book. */
export const Meeting = z.object({
  /** Null for one from before the schedules. */
  gameId: z.number().nullable(),
  season: z.string(),
  /** '1926-11-06', '1926-11' or '1926', as much as is known (quirk Q70). */
  date: z.string(),
  opponent: z.object({ id: z.number().nullable(), title: z.string() }),
  /** Null where nobody wrote down the place. */
  locationIndicator: z.enum(['H', 'A', 'N']).nullable(),
  location: z.string().nullable(),
  type: z.enum(['R', 'P', 'S']),
  conference: z.boolean(),
  /** A, O, C and P as of a game; what is in the record book is over. */
  status: z.enum(['A', 'O', 'C', 'P']),
  result: z
    .object({
      status: z.enum(['W', 'L', 'T', 'N']).nullable(),
      teamScore: z.string().nullable(),
      opponentScore: z.string().nullable(),
    })
    .nullable(),
  /** Given without a game, or taken back: it counts as its status says. */
  forfeit: z.boolean(),
  /** '(OT)', 'date disputed' */
  note: z.string().nullable(),
  /** Its box score, or its place in the schedule. */
  url: z.string().nullable(),
})
export type Meeting = z.infer<typeof Meeting>

export const OpponentSummary = Tally.extend({
  opponent: z.object({
    id: z.number().nullable(),
    title: z.string(),
    location: z.string().nullable(),
    mascot: z.string().nullable(),
    image: Image.nullable(),
  }),
  /** '34-20-3' */
  record: z.string(),
  games: z.number(),
  firstMeeting: z.string(),
  lastMeeting: z.string(),
  /** '/sports/football/opponent-history/ashford/3'; only under the rule of spec 1 §5. */
  url: z.string().nullable(),
})
export type OpponentSummary = z.infer<typeof OpponentSummary>

export const OpponentHistory = OpponentSummary.extend({
  sport: SportRef,
  homeRecord: z.string(),
  awayRecord: z.string(),
  neutralRecord: z.string(),
  /** 'W3'; '' before the first result. */
  streak: z.string(),
  /** Their roster; null where nothing is known of it. */
  rosterUrl: z.string().nullable(),
  last: Meeting.nullable(),
  /** The newest first. */
  meetings: z.array(Meeting),
})
export type OpponentHistory = z.infer<typeof OpponentHistory>

export const OpponentOption = z.object({ id: z.number(), title: z.string() })
export type OpponentOption = z.infer<typeof OpponentOption>

/** Seasons by title, each with its games and what they come to. */
export const YearByYear = z.record(
  z.string(),
  z.object({ games: z.array(Meeting), records: ScheduleRecord }),
)
export type YearByYear = z.infer<typeof YearByYear>

/** What a season came to, in a line. */
export const SeasonRecord = z.object({
  season: z.string(),
  games: z.number(),
  records: ScheduleRecord,
})
export type SeasonRecord = z.infer<typeof SeasonRecord>

/**
 * A season's games that are over, the first one first: of its schedule, or of the record book where
 * it has none.
 */
export const SeasonResults = z.object({
  season: z.string(),
  sport: SportRef,
  games: z.array(Meeting),
  records: ScheduleRecord,
  /** Whether the schools in it have a page of all meetings (spec 1 §5). */
  opponentHistoryEnabled: z.boolean(),
})
export type SeasonResults = z.infer<typeof SeasonResults>
