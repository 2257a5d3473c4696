import { z } from 'zod'
import { BoxScore } from '../schema/box-score.ts'
import { LiveDetails, LiveStats } from '../schema/live.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const statSchemas: DescribedOf<typeof import('../api/stats.ts')> = {
  boxScore: { summary: 'The box score of a game.', query: z.object({ gameId: id }), result: BoxScore.nullable(), example: { gameId: 2 } },
  liveStats: { summary: 'Every game that is on, and those that ended today or yesterday.', query: nothing, result: LiveStats, example: {} },
  liveDetails: { summary: 'Score, clock and period of one game.', query: z.object({ gameId: id }), result: LiveDetails.nullable(), example: { gameId: 2 } },
}
