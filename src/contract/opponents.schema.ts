import { z } from 'zod'
import { Image, id, toPageSchema, paging, season, type CallSchemaOf } from './parts.schema.ts'
import { Tally } from './game-details.schema.ts'
import { ScheduleRecord } from './game.schema.ts'
import { SportRef } from './sport.schema.ts'
import { meetingRows, opponentRows, recordRow } from './game-tables.ts'

export const Meeting = z
  .object({
    gameId: z
      .number()
      .nullable()
      .meta({ description: 'Null for a meeting before the first schedule.' }),
    season: z.string(),
    date: z
      .string()
      .meta({ description: "'1926-11-06', '1926-11' or '1926', as precise as known." }),
    opponent: z.object({ id: z.number().nullable(), title: z.string() }),
    locationIndicator: z
      .enum(['H', 'A', 'N'])
      .nullable()
      .meta({ description: 'Null if the location is unknown.' }),
    location: z.string().nullable(),
    type: z.enum(['R', 'P', 'S']),
    conference: z.boolean(),
    status: z
      .enum(['A', 'O', 'C', 'P'])
      .meta({ description: 'A, O, C and P, as for a game; entries of the record book are over.' }),
    result: z
      .object({
        status: z.enum(['W', 'L', 'T', 'N']).nullable(),
        teamScore: z.string().nullable(),
        opponentScore: z.string().nullable(),
      })
      .nullable(),
    forfeit: z.boolean().meta({ description: 'Forfeited or vacated; counted by `result.status`.' }),
    note: z.string().nullable().meta({ description: "'(OT)', 'date disputed'" }),
    url: z.string().nullable().meta({ description: 'Its box score, or its row in the schedule.' }),
  })
  .meta({
    id: 'Meeting',
    description:
      'A meeting with an opponent: a game of a schedule, or an entry of the ' + 'record book.',
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
  record: z.string().meta({ description: "'34-20-3'" }),
  games: z.number(),
  firstMeeting: z.string(),
  lastMeeting: z.string(),
  url: z
    .string()
    .nullable()
    .meta({
      description:
        "'/sports/football/opponent-history/ashford/3'; only if the sport shows " +
        'opponent history.',
    }),
}).meta({ id: 'OpponentSummary' })
export type OpponentSummary = z.infer<typeof OpponentSummary>

export const OpponentHistory = OpponentSummary.extend({
  sport: SportRef,
  homeRecord: z.string(),
  awayRecord: z.string(),
  neutralRecord: z.string(),
  streak: z.string().meta({ description: "'W3'; '' before the first result." }),
  rosterUrl: z.string().nullable().meta({ description: "The opponent's roster; null if unknown." }),
  last: Meeting.nullable(),
  meetings: z.array(Meeting).meta({ description: 'Newest first.' }),
}).meta({ id: 'OpponentHistory' })
export type OpponentHistory = z.infer<typeof OpponentHistory>

export const OpponentOption = z
  .object({ id: z.number(), title: z.string() })
  .meta({ id: 'OpponentOption' })
export type OpponentOption = z.infer<typeof OpponentOption>

export const YearByYear = z
  .record(z.string(), z.object({ games: z.array(Meeting), records: ScheduleRecord }))
  .meta({
    id: 'YearByYear',
    description: 'Seasons by title, each with its games and record.',
  })
export type YearByYear = z.infer<typeof YearByYear>

export const SeasonRecord = z
  .object({
    season: z.string(),
    games: z.number(),
    records: ScheduleRecord,
  })
  .meta({ id: 'SeasonRecord', description: 'The record of a season.' })
export type SeasonRecord = z.infer<typeof SeasonRecord>

export const SeasonResults = z
  .object({
    season: z.string(),
    sport: SportRef,
    games: z.array(Meeting),
    records: ScheduleRecord,
    opponentHistoryEnabled: z
      .boolean()
      .meta({ description: 'Whether its opponents have a page of all meetings.' }),
  })
  .meta({
    id: 'SeasonResults',
    description:
      'Completed games of a season, oldest first: from its schedule, or from ' +
      'the record book if it has none.',
  })
export type SeasonResults = z.infer<typeof SeasonResults>

const sport = z.object({ sportId: id })

export const opponentSchemas: CallSchemaOf<typeof import('./opponents.ts')> = {
  opponentPage: {
    summary: 'Opponents of a sport by name, in pages.',
    query: z.object({ ...paging, sportId: id }),
    result: toPageSchema(OpponentSummary),
    example: { sportId: 1 },
    table: ({ items }) => opponentRows(items),
  },
  opponentList: {
    summary: 'All opponents of a sport by name, with wins, losses and ties.',
    query: sport,
    result: z.array(OpponentSummary),
    example: { sportId: 1 },
    table: opponentRows,
  },
  opponentHistory: {
    summary: 'All games of a sport against an opponent, newest first, with the totals.',
    query: z.object({ sportId: id, opponentId: id }),
    result: OpponentHistory.nullable(),
    example: { sportId: 1, opponentId: 1 },
    table: (history) => meetingRows(history?.meetings ?? []),
  },
  opponentOptions: {
    summary: 'Schools for a picker: all, or the opponents of a sport.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(OpponentOption),
    example: {},
  },
  yearByYear: {
    summary: 'All seasons of a sport by title, with games and record.',
    query: sport,
    result: YearByYear,
    example: { sportId: 1 },
    table: (years) =>
      Object.entries(years).map(([season, { games, records }]) => ({
        Season: season,
        Games: games.length,
        ...recordRow(records),
      })),
  },
  seasonRecords: {
    summary: 'Season records of a sport, newest first, including the record book.',
    notes: 'Season records without games, newest first.',
    query: sport,
    result: z.array(SeasonRecord),
    example: { sportId: 1 },
    table: (years) =>
      years.map(({ season: title, games, records }) => ({
        Season: title,
        Games: games,
        ...recordRow(records),
      })),
  },
  seasonResults: {
    summary:
      'The results of a season, or of the newest one with results; for a season ' +
      'without a schedule, from the record book.',
    notes: 'Without a season: the newest one with results.',
    query: z.object({ sportId: id, season }),
    result: SeasonResults.nullable(),
    example: { sportId: 1, season: '2026' },
    table: (results) => meetingRows(results?.games ?? []),
  },
}
