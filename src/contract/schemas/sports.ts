import { z } from 'zod'
import { ScheduleRecord } from '../schema/game.ts'
import { Season, Sport } from '../schema/sport.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const sportSchemas: DescribedOf<typeof import('../api/sports.ts')> = {
  sports: { summary: 'All sports of the department, by title.', query: nothing, result: z.array(Sport), example: {} },
  sport: { summary: 'One sport, by its number.', query: z.object({ sportId: id }), result: Sport.nullable(), example: { sportId: 1 } },
  seasons: { summary: 'The seasons of a sport, newest first.', query: z.object({ sportId: id, year: z.string().max(20).optional() }), result: z.array(Season), example: { sportId: 1 } },
  currentSeason: { summary: 'The season of a sport that the department has marked as current.', query: z.object({ sportId: id }), result: Season.nullable(), example: { sportId: 1 } },
  seasonRecord: { summary: 'Wins and losses of a season, as words.', query: z.object({ seasonId: id }), result: ScheduleRecord.nullable(), example: { seasonId: 1 } },
}
