import { z } from 'zod'
import { kind } from './kind.ts'
import { ConferenceGame, ConferenceTeam } from '../../../src/contract/conference-games.schema.ts'
import { Meeting } from '../../../src/contract/opponents.schema.ts'
import { SeasonTable } from '../../../src/contract/season-stats.schema.ts'
import { FileLink } from '../../../src/contract/parts.schema.ts'
import { Standing } from '../../../src/contract/sports.schema.ts'

const requiredText = z.string()

/**
 * Settings of one season, of every season of a sport (`season` null), or of all schedules
 * (`sportId` null, too).
 */
export const SeasonSettingsDoc = z.object({
  sportId: z.number().nullable(),
  season: z.string().nullable(),
  note: z.string().nullable(),
  conference: z.string().nullable(),
  template: z.enum(['standard', 'meets']).nullable(),
  defaultView: z.enum(['list', 'cards']).nullable(),
  scoreDisplay: z.enum(['result', 'score']).nullable(),
  opponentHistory: z.boolean().nullable(),
  /** The record as the department sets it; '' when it is calculated. */
  record: z
    .object({
      overall: requiredText,
      conference: requiredText,
      home: requiredText,
      away: requiredText,
      neutral: requiredText,
      streak: requiredText,
      points: requiredText,
    })
    .nullable(),
})
export type SeasonSettingsDoc = z.infer<typeof SeasonSettingsDoc>

export const seasonSettings = kind({
  name: 'season-settings',
  doc: SeasonSettingsDoc,
  columns: ({ sportId, season }) => ({
    sportId,
    slug: `${sportId ?? ''}/${season ?? ''}`.toLowerCase(),
  }),
})

/** Season statistics other than figures: a printed document or a link to another site. */
const SeasonStatisticsDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  title: z.string(),
  pdf: z.string().nullable(),
  file: FileLink.nullable(),
  elsewhere: z.string().nullable(),
})

export const seasonStatistics = kind({
  name: 'season-statistics',
  doc: SeasonStatisticsDoc,
  columns: ({ sportId, season, title }) => ({ sportId, slug: season.toLowerCase(), words: title }),
})

/** A sport's conference standings in one season, with the ids of known schools. */
export const StandingsDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  rows: z.array(Standing.omit({ image: true })),
  /**
   * When the rows were last written, and which of our games of that day on had a result by then.
   * Later results are not in the rows of our opponents.
   */
  asOf: z.object({ date: z.string(), counted: z.array(z.number()) }).optional(),
})
export type StandingsDoc = z.infer<typeof StandingsDoc>

export const standings = kind({
  name: 'standings',
  doc: StandingsDoc,
  columns: ({ sportId, season }) => ({ sportId, slug: `${sportId}/${season}`.toLowerCase() }),
})

/** An opponent's statistics of a season, from the department. */
export const OpponentStatisticsDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  opponentId: z.number(),
  /** Empty when a later file removed them. */
  tables: z.array(SeasonTable.omit({ games: true })),
})
export type OpponentStatisticsDoc = z.infer<typeof OpponentStatisticsDoc>

export const opponentStatistics = kind({
  name: 'opponent-statistics',
  doc: OpponentStatisticsDoc,
  columns: ({ sportId, season, opponentId }) => ({
    sportId,
    slug: `${sportId}/${season}/${opponentId}`.toLowerCase(),
  }),
})

const StoredTeam = ConferenceTeam.omit({ image: true })
/**
 * The games of the other schools of the conference in a season, in the order of the file, with the
 * ids of known schools.
 */
export const ConferenceResultsDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  games: z.array(
    ConferenceGame.omit({ sport: true, season: true, hasBegun: true }).extend({
      /** Null when only the day is known; missing in files imported before it was read. */
      dateUtc: z.string().nullable().optional(),
      away: StoredTeam,
      home: StoredTeam,
    }),
  ),
})
export type ConferenceResultsDoc = z.infer<typeof ConferenceResultsDoc>

export const conferenceResults = kind({
  name: 'conference-results',
  doc: ConferenceResultsDoc,
  // Its first and last day.
  columns: ({ sportId, season, games }) => ({
    sportId,
    slug: `${sportId}/${season}`.toLowerCase(),
    date: games.map(({ date }) => date).toSorted()[0] ?? null,
    ends:
      games
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null,
  }),
})

/** The department's lists of career leaders in a sport, each with its entries as written. */
export const CareerLeadersDoc = z.object({
  sportId: z.number(),
  lists: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      entries: z.array(
        z.object({
          name: z.string(),
          seasons: z.string(),
          value: z.number(),
          /** The title of the last season in the value, of an athlete who still plays. */
          through: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type CareerLeadersDoc = z.infer<typeof CareerLeadersDoc>

export const careerLeaders = kind({
  name: 'career-leaders',
  doc: CareerLeadersDoc,
  columns: ({ sportId }) => ({ sportId, slug: String(sportId) }),
})

/** A line of the record book: a game from before the schedules. */
export const PastMeetingDoc = Meeting.omit({ gameId: true, url: true, status: true }).extend({
  sportId: z.number(),
})
export type PastMeetingDoc = z.infer<typeof PastMeetingDoc>

export const pastMeeting = kind({
  name: 'past-meeting',
  doc: PastMeetingDoc,
  // One query finds all meetings with a school in a sport.
  columns: ({ sportId, date, opponent }) => ({
    sportId,
    date,
    slug: `${sportId}/${opponent.id ?? ''}`,
    words: opponent.title,
  }),
})
