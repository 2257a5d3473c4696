import { z } from 'zod'
import { Standing } from '../../../src/contract/sports.schema.ts'
import { kind } from './kind.ts'

/** The table of a sport's conference in one season, with the schools as they are known to us. */
export const StandingsDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  rows: z.array(Standing.omit({ image: true })),
})
export type StandingsDoc = z.infer<typeof StandingsDoc>

export const standings = kind({
  name: 'standings',
  doc: StandingsDoc,
  columns: ({ sportId, season }) => ({ sportId, slug: `${sportId}/${season}`.toLowerCase() }),
})
