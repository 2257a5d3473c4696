import { z } from 'zod'
import { OpponentPlayer } from '../../../src/contract/people.schema.ts'
import { kind } from './kind.ts'

/**
 * The roster of another school in one season, as its sports information office gives it before the
 * game. A player who is hidden is in no answer.
 */
export const OpponentRosterDoc = z.object({
  sportId: z.number(),
  opponentId: z.number(),
  season: z.string(),
  players: z.array(OpponentPlayer.extend({ hide: z.boolean() })),
})
export type OpponentRosterDoc = z.infer<typeof OpponentRosterDoc>

export const opponentRosterSlug = (sportId: number, opponentId: number): string =>
  `${sportId}/${opponentId}`

export const opponentRoster = kind({
  name: 'opponent-roster',
  doc: OpponentRosterDoc,
  // One look-up finds all seasons of a school in a sport.
  columns: ({ sportId, opponentId }) => ({
    sportId,
    slug: opponentRosterSlug(sportId, opponentId),
  }),
})
