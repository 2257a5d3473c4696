import { z } from 'zod'
import { Image, id, pageOf, paging, season, type DescribedOf } from './parts.schema.ts'
import { Tally } from './game-details.schema.ts'
import { ScheduleRecord } from './game.schema.ts'
import { SportRef } from './sport.schema.ts'
import { meetingRows, opponentRows, recordRow } from './tables.ts'

export const Meeting = z
  .object({
    gameId: z.number().nullable().meta({ description: 'Null for one from before the schedules.' }),
    season: z.string(),
    date: z
      .string()
      .meta({ description: "'1926-11-06', '1926-11' or '1926', as much as is known." }),
    opponent: z.object({ id: z.number().nullable(), title: z.string() }),
    locationIndicator: z
      .enum(['H', 'A', 'N'])
      .nullable()
      .meta({ description: 'Null where the place is unknown.' }),
    location: z.string().nullable(),
    type: z.enum(['R', 'P', 'S']),
    conference: z.boolean(),
    status: z
      .enum(['A', 'O', 'C', 'P'])
      .meta({ description: 'A, O, C and P as of a game; what is in the record book is over.' }),
    result: z
      .object({
        status: z.enum(['W', 'L', 'T', 'N']).nullable(),
        teamScore: z.string().nullable(),
        opponentScore: z.string().nullable(),
      })
      .nullable(),
    forfeit: z
      .boolean()
      .meta({ description: 'Given without a game, or taken back: it counts as its status says.' }),
    note: z.string().nullable().meta({ description: "'(OT)', 'date disputed'" }),
    url: z
      .string()
      .nullable()
      .meta({ description: 'Its box score, or its place in the schedule.' }),
  })
  .meta({
    id: 'Meeting',
    description:
      'One meeting with a school: a game of a schedule, or a line of the record ' + 'book.',
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
        "'/sports/football/opponent-history/ashford/3'; only where the sport shows " +
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
  rosterUrl: z
    .string()
    .nullable()
    .meta({ description: 'Their roster; null where nothing is known of it.' }),
  last: Meeting.nullable(),
  meetings: z.array(Meeting).meta({ description: 'The newest first.' }),
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
    description: 'Seasons by title, each with its games and what they come to.',
  })
export type YearByYear = z.infer<typeof YearByYear>

export const SeasonRecord = z
  .object({
    season: z.string(),
    games: z.number(),
    records: ScheduleRecord,
  })
  .meta({ id: 'SeasonRecord', description: 'What a season came to, in a line.' })
export type SeasonRecord = z.infer<typeof SeasonRecord>

export const SeasonResults = z
  .object({
    season: z.string(),
    sport: SportRef,
    games: z.array(Meeting),
    records: ScheduleRecord,
    opponentHistoryEnabled: z
      .boolean()
      .meta({ description: 'Whether the schools in it have a page of all meetings.' }),
  })
  .meta({
    id: 'SeasonResults',
    description:
      "A season's games that are over, the first one first: of its schedule, or " +
      'of the record book where it has none.',
  })
export type SeasonResults = z.infer<typeof SeasonResults>

const sport = z.object({ sportId: id })

export const opponentSchemas: DescribedOf<typeof import('./opponents.ts')> = {
  opponentPage: {
    summary: 'Opponents of a sport by name, in pages.',
    query: z.object({ ...paging, sportId: id }),
    result: pageOf(OpponentSummary),
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
    summary:
      'What each season of a sport came to, newest first, back to the first page of the ' +
      'record book.',
    notes: 'Year by year without the games: the newest season first.',
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
      'The results of a season, or of the newest one that has any; of a season without a ' +
      'schedule from the record book.',
    notes: 'Without a season: the newest one that has results.',
    query: z.object({ sportId: id, season }),
    result: SeasonResults.nullable(),
    example: { sportId: 1, season: '2026' },
    table: (results) => meetingRows(results?.games ?? []),
  },
}
