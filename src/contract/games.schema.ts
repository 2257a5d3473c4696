import { z } from 'zod'
import { day, flag, id, nothing, paging, season, type DescribedOf } from './parts.schema.ts'
import { Countdown, GameDetails, GameResults } from './game-details.schema.ts'
import { Game, GamePage, Schedule, ScheduleRecord, ScheduleSettings } from './game.schema.ts'
import { gameRows, recordRow } from './tables.ts'

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
const records = (record: ScheduleRecord | null) => (record ? [recordRow(record)] : [])

export const gameSchemas: DescribedOf<typeof import('./games.ts')> = {
  schedule: {
    summary:
      'The schedule of a sport with its games: of its current season, or of the season that ' +
      'is named.',
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
    summary: 'The record of a schedule as text: given by the department, or counted.',
    query: z.object({ scheduleId: id }),
    result: ScheduleRecord.nullable(),
    example: { scheduleId: 1 },
    table: records,
  },
  scheduleSettings: {
    summary: 'Default display settings of schedules.',
    query: nothing,
    result: ScheduleSettings.nullable(),
    example: {},
  },
  countdown: {
    summary: 'The game of the countdown on the home page; 204 if there is none.',
    query: nothing,
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
      'What there is to say of a game once it was played: box score in short, story, ' +
      'galleries, the series against this school.',
    query: z.object({ gameId: id }),
    result: GameResults.nullable(),
    example: { gameId: 2 },
  },
  upcoming: {
    summary: 'Upcoming games, soonest first.',
    query: events,
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
      'The strip under the header: live first, then what is next, between the ' + 'last results.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(Game),
    example: {},
    table: gameRows,
  },
  board: {
    summary:
      'Several games side by side: those that are named, else all that are under way and ' +
      'those of today.',
    notes:
      '`ids`: game numbers with commas between; without them every game that is ' +
      'under way, and what begins today.',
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
}
