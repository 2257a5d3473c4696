import { z } from 'zod'
import { Game, GamePage, Schedule, ScheduleRecord } from '../schema/game.ts'
import { day, id, paging, season, type DescribedOf } from './parts.ts'

const events = z.object({ ...paging, sportId: id.optional(), locationIndicator: z.enum(['H', 'A', 'N']).optional(), startDate: day.optional(), endDate: day.optional() })

export const gameSchemas: DescribedOf<typeof import('../api/games.ts')> = {
  schedule: { summary: 'The schedule of a sport with its games: of its current season, or of the season that is named.', query: z.object({ sportId: id, season }), result: Schedule.nullable(), example: { sportId: 1 } },
  scheduleById: { summary: 'One schedule by its number.', query: z.object({ scheduleId: id }), result: Schedule.nullable(), example: { scheduleId: 1 } },
  scheduleRecord: { summary: 'Wins and losses of a schedule, as words.', query: z.object({ scheduleId: id }), result: ScheduleRecord.nullable(), example: { scheduleId: 1 } },
  game: { summary: 'One game, by its number.', query: z.object({ gameId: id }), result: Game.nullable(), example: { gameId: 2 } },
  upcoming: { summary: 'Games to come, the soonest first.', query: events, result: GamePage, example: { $pageSize: 6 } },
  results: { summary: 'Games that were played, the newest first.', query: events, result: GamePage, example: { $pageSize: 6 } },
  scoreboard: { summary: 'The strip of games under the header: live, the last results, what is next.', query: z.object({ sportId: id.optional() }), result: z.array(Game), example: {} },
}
