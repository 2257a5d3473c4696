import { z } from 'zod'
import { CareerFigure } from './career.schema.ts'
import { CountedGame, SeasonLine } from './season-stats.schema.ts'
import { SportRef } from './sport.schema.ts'

const columns = z.array(z.object({ key: z.string(), label: z.string(), title: z.string() }))
/** A column of a table with the name under which a page shows it. */
const namedFigure = z.object({ table: z.string(), column: z.string(), title: z.string() })
const chartFigure = namedFigure.extend({
  teamRank: z
    .number()
    .optional()
    .meta({
      description:
        'The place on the team this season, when another player has a value; equal totals have ' +
        'the same.',
    }),
})

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
      "A player's career by year: category → statistic → text. All values are " +
      'strings, as in this API family.',
  })
export type CareerStats = z.infer<typeof CareerStats>

const OpponentTag = z.string().optional().meta({
  description: "The opponent's short name: 'DUN'.",
})

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
          description: "This season's row; null if the player has none in this category.",
        }),
        seasons: z
          .array(
            SeasonLine.extend({
              season: z.string(),
              rosterPlayerId: z.number(),
              coverage: z.object({ games: z.number(), of: z.number() }).optional().meta({
                description: 'How many games of the season have statistics, when some have none.',
              }),
            }),
          )
          .meta({ description: 'Newest season last.' }),
        career: SeasonLine.nullable().meta({ description: 'The sum of these seasons.' }),
        games: z
          .array(SeasonLine.extend({ gameId: z.number() }))
          .meta({ description: 'Game by game, oldest first.' }),
        live: SeasonLine.optional().meta({
          description: 'The game in progress, when its box score has the player in this category.',
        }),
      }),
    ),
    games: z.array(CountedGame.extend({ tag: OpponentTag })),
    charts: z.array(chartFigure).meta({
      description:
        "Statistics worth a chart, game by game: the sport's leading categories, " +
        'the one in which the player is nearest to the best of the team first, without those far ' +
        'below it.',
    }),
    highs: z
      .array(namedFigure)
      .optional()
      .meta({
        description:
          "The sport's game highs in which the player has a value above zero, " +
          'those of the table with most games first.',
      }),
    careers: z.array(CareerFigure).optional().meta({
      description: 'Totals with a rank in the history of the program, or at a milestone.',
    }),
    isWholeCareer: z.boolean().optional().meta({
      description: 'These seasons are the whole career, with statistics of all games.',
    }),
    live: z
      .object({
        gameId: z.number(),
        atVs: z.enum(['vs', 'at']),
        opponent: z.string(),
        tag: OpponentTag,
        words: z.string().meta({ description: "'17 of 25, 179 yards, 1 TD'" }),
        url: z.string().meta({ description: 'Its game center.' }),
      })
      .optional()
      .meta({ description: 'The game in progress, once its box score has the player.' }),
  })
  .meta({
    id: 'PlayerStats',
    description:
      "Statistics of a player's bio: by category, the seasons of the career " +
      'with totals, and the games of one season.',
  })
export type PlayerStats = z.infer<typeof PlayerStats>
