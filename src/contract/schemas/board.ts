import { z } from 'zod'
import { Game } from '../schema/game.ts'
import type { DescribedOf } from './parts.ts'

export const boardSchemas: DescribedOf<typeof import('../api/board.ts')> = {
  board: {
    summary:
      'Several games side by side: those that are named, else all that are under way and those of today.',
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
