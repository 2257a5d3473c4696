import { z } from 'zod'
import { CountedGame, SeasonLine } from './season-stats.ts'
import { SportRef } from './sport.ts'

const columns = z.array(z.object({ key: z.string(), label: z.string(), title: z.string() }))

export const CareerStats = z
  .record(
    z.string(),
    z.object({
      rosterPlayerId: z.string(),
      season: z.string(),
      tables: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  )
  .meta({
    id: 'CareerStats',
    description:
      "A person's career by year: category → figure → text, as the family of APIs " +
      'writes it ("every number is a string").',
  })
export type CareerStats = z.infer<typeof CareerStats>

export const PlayerStats = z
  .object({
    rosterPlayerId: z.number(),
    playerId: z.number(),
    name: z.string(),
    sport: SportRef,
    season: z.string(),
    tables: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        columns,
        season: SeasonLine.nullable().meta({
          description: "This season's line; null when the player has none in this category.",
        }),
        seasons: z
          .array(SeasonLine.extend({ season: z.string(), rosterPlayerId: z.number() }))
          .meta({ description: 'The last season first.' }),
        career: SeasonLine.nullable(),
        games: z
          .array(SeasonLine.extend({ gameId: z.number() }))
          .meta({ description: 'Game by game, the first game first.' }),
      }),
    ),
    games: z.array(CountedGame),
    charts: z.array(z.object({ table: z.string(), column: z.string(), title: z.string() })).meta({
      description:
        "What is worth a picture, game by game: figures that lead the sport's " +
        'categories, those of most games first.',
    }),
  })
  .meta({
    id: 'PlayerStats',
    description:
      'What the bio of a player shows: by category the seasons of a career with ' +
      'their sum, and the games of one season.',
  })
export type PlayerStats = z.infer<typeof PlayerStats>
