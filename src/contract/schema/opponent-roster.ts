import { z } from 'zod'
import { OpponentSummary } from './opponent-history.ts'
import { Player } from './roster.ts'
import { SportRef } from './sport.ts'

/**
 * A player of another school: what one wants to know of who wears a number. Nobody of theirs has a
 * page here.
 */
export const OpponentPlayer = Player.pick({
  firstName: true,
  lastName: true,
  jerseyNumber: true,
  jerseyNumberSecond: true,
  positionShort: true,
  positionLong: true,
  academicYearNumber: true,
  academicYearShort: true,
  academicYearLong: true,
  heightFeet: true,
  heightInches: true,
  weight: true,
  hometown: true,
  highSchool: true,
  previousSchool: true,
  isCaptain: true,
})
export type OpponentPlayer = z.infer<typeof OpponentPlayer>

export const OpponentRoster = z.object({
  sport: SportRef,
  opponent: OpponentSummary.shape.opponent.extend({ id: z.number() }),
  /**
   * 'file': as the other school gave it. 'game': those whom the box score of the last meeting
   * names. Null where there is neither.
   */
  source: z.enum(['file', 'game']).nullable(),
  season: z.string().nullable(),
  /** The meeting whose box score it was read from. */
  game: z
    .object({
      gameId: z.number(),
      date: z.string(),
      locationIndicator: z.enum(['H', 'A', 'N']),
      url: z.string(),
    })
    .nullable(),
  /** By number. */
  players: z.array(OpponentPlayer),
  /** '/sports/football/opponent-roster/ashford/3' */
  url: z.string(),
  /** All meetings with them; only under the rule of spec 1 §5. */
  historyUrl: z.string().nullable(),
})
export type OpponentRoster = z.infer<typeof OpponentRoster>
