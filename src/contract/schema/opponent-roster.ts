import { z } from 'zod'
import { OpponentSummary } from './opponent-history.ts'
import { Player } from './roster.ts'
import { SportRef } from './sport.ts'

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
}).meta({
  id: 'OpponentPlayer',
  description:
    'A player of another school: what one wants to know of who wears a number. ' +
    'Nobody of theirs has a page here.',
})
export type OpponentPlayer = z.infer<typeof OpponentPlayer>

export const OpponentRoster = z
  .object({
    sport: SportRef,
    opponent: OpponentSummary.shape.opponent.extend({ id: z.number() }),
    source: z
      .enum(['file', 'game'])
      .nullable()
      .meta({
        description:
          "'file': as the other school gave it. 'game': those whom the box score of " +
          'the last meeting names. Null where there is neither.',
      }),
    season: z.string().nullable(),
    game: z
      .object({
        gameId: z.number(),
        date: z.string(),
        locationIndicator: z.enum(['H', 'A', 'N']),
        url: z.string(),
      })
      .nullable()
      .meta({ description: 'The meeting whose box score it was read from.' }),
    players: z.array(OpponentPlayer).meta({ description: 'By number.' }),
    url: z.string().meta({ description: "'/sports/football/opponent-roster/ashford/3'" }),
    historyUrl: z.string().nullable().meta({
      description: 'All meetings with them; only where the sport shows opponent history.',
    }),
  })
  .meta({ id: 'OpponentRoster' })
export type OpponentRoster = z.infer<typeof OpponentRoster>
