import { z } from 'zod'
import { day, flag, id, emptyQuery, paging, season, type CallSchemaOf } from './parts.schema.ts'
import { ConferenceGame } from './conference-games.schema.ts'
import { Countdown, GameDetails, GameResults } from './game-details.schema.ts'
import { Game, GamePage, Schedule, ScheduleRecord, ScheduleSettings } from './game.schema.ts'
import { gameRows, recordRow } from './game-tables.ts'

const events = z.object({
  ...paging,
  sportId: id.optional(),
  locationIndicator: z.enum(['H', 'A', 'N']).optional(),
  gameId: id.optional(),
  spotLight: flag.optional(),
  sportLight: flag.optional(),
  streamingProvider: z.string().max(60).optional(),
  ticketedOnly: flag.optional(),
  withCoverageOnly: flag.optional(),
  groupedByDates: flag.optional(),
  startDate: day.optional(),
  endDate: day.optional(),
})
const upcoming = events.extend({ perSport: id.optional() })
const records = (record: ScheduleRecord | null) => (record ? [recordRow(record)] : [])

export const gameSchemas: CallSchemaOf<typeof import('./games.ts')> = {
  schedule: {
    summary:
      'The schedule of a sport with its games, for its current season or the ' + 'requested one.',
    query: z.object({ sportId: id, season }),
    result: Schedule.nullable(),
    example: { sportId: 1 },
    table: (schedule) => gameRows(schedule?.games ?? []),
  },
  scheduleById: {
    summary: 'One schedule by id.',
    query: z.object({ scheduleId: id }),
    result: Schedule.nullable(),
    example: { scheduleId: 1 },
    table: (schedule) => gameRows(schedule?.games ?? []),
  },
  scheduleRecord: {
    summary: 'The record of a schedule as text: entered by the department, or ' + 'calculated.',
    query: z.object({ scheduleId: id }),
    result: ScheduleRecord.nullable(),
    example: { scheduleId: 1 },
    table: records,
  },
  scheduleSettings: {
    summary: 'Default display settings of schedules.',
    query: emptyQuery,
    result: ScheduleSettings.nullable(),
    example: {},
  },
  countdown: {
    summary: 'The game of the countdown on the home page; 204 if there is none.',
    query: emptyQuery,
    result: Countdown.nullable(),
    example: {},
  },
  game: {
    summary: 'One game by id, with all details.',
    query: z.object({ gameId: id }),
    result: GameDetails.nullable(),
    example: { gameId: 2 },
  },
  gameResults: {
    summary:
      'Recap data of a completed game: a short box score, story, galleries, and ' +
      'the series against this opponent.',
    query: z.object({ gameId: id }),
    result: GameResults.nullable(),
    example: { gameId: 2 },
  },
  upcoming: {
    summary: 'Upcoming games, soonest first.',
    query: upcoming,
    result: GamePage,
    example: { $pageSize: 6 },
    table: ({ items }) => gameRows(items),
  },
  results: {
    summary: 'Played games, newest first.',
    query: events,
    result: GamePage,
    example: { $pageSize: 6 },
    table: ({ items }) => gameRows(items),
  },
  scoreboard: {
    summary: 'The scoreboard strip below the header: live, latest and upcoming games.',
    notes:
      'The strip below the header: live games first, then upcoming ones between ' +
      'the latest results.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(Game),
    example: {},
    table: gameRows,
  },
  board: {
    summary: 'Several games side by side: the requested ones, or all live games and ' + "today's.",
    notes: "`ids`: comma-separated game ids; without it, all live games and today's.",
    query: z.object({
      ids: z
        .string()
        .max(200)
        .regex(/^\d{1,9}(?:,\d{1,9}){0,15}$/, 'must be up to 16 game numbers with commas between')
        .optional(),
    }),
    result: z.array(Game),
    example: { ids: '2,3' },
  },
  conferenceGames: {
    summary: 'Games of the other schools of the conference, by day.',
    notes:
      '`startDate` and `endDate` are inclusive; without them, from a week ago to a week from ' +
      'today. Games before today without a score are left out.',
    query: z
      .object({ sportId: id.optional(), startDate: day.optional(), endDate: day.optional() })
      .refine(
        ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
        'startDate must not be after endDate',
      ),
    result: z.array(ConferenceGame),
    example: { startDate: '2026-08-24', endDate: '2026-09-06' },
    table: (games) =>
      games.map(({ sport, season, date, time, away, home, conference, note }) => ({
        Sport: sport.title,
        Season: season,
        Date: date,
        Time: time,
        Away: away.title,
        'Away score': away.score,
        Home: home.title,
        'Home score': home.score,
        Conference: conference ? 'y' : '',
        Note: note,
      })),
  },
}
