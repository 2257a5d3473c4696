import { z } from 'zod'
import { Image } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const StatLeader = z
  .object({
    id: z
      .number()
      .nullable()
      .meta({
        description:
          "The player's row of the season; null for opponents and names that no " + 'roster has.',
      }),
    name: z.string(),
    number: z.string().meta({ description: 'Text, as on the jersey.' }),
    position: z.string().nullable(),
    image: Image.nullable(),
    stat: z.object({
      description: z
        .string()
        .meta({ description: "Shown below the value, such as '19/28, 2 TD'." }),
      name: z.string().meta({ description: "'Passing yards'" }),
      value: z.string(),
      progress: z.number().meta({
        description: 'Length of the bar, 0 to 100 with one decimal: the share of the best.',
      }),
    }),
  })
  .meta({ id: 'StatLeader', description: 'A leader in one statistic.' })
export type StatLeader = z.infer<typeof StatLeader>

export const LeaderGroup = z
  .object({
    key: z.string(),
    title: z.string(),
    leaders: z.array(StatLeader),
  })
  .meta({ id: 'LeaderGroup', description: 'Those who lead one category, the best first.' })
export type LeaderGroup = z.infer<typeof LeaderGroup>

/**
 * A row of figures: as shown, and the number each sorts by (outs for innings, seconds for times);
 * null means not applicable.
 */
const cells = { cells: z.array(z.string()), values: z.array(z.number().nullable()) }
export const SeasonLine = z.object(cells).meta({ id: 'SeasonLine' })
export type SeasonLine = z.infer<typeof SeasonLine>

export const SeasonRow = z
  .object({
    name: z.string(),
    uni: z.string(),
    position: z.string().nullable(),
    rosterPlayerId: z
      .number()
      .nullable()
      .meta({
        description:
          "The player's row in the roster of this season; null for the team's own row " +
          'and for names that no roster has.',
      }),
    ...cells,
  })
  .meta({ id: 'SeasonRow' })
export type SeasonRow = z.infer<typeof SeasonRow>

export const SeasonTable = z
  .object({
    key: z.string().meta({ description: "'passing', 'batting': that of the box score." }),
    title: z.string(),
    columns: z.array(z.object({ key: z.string(), label: z.string(), title: z.string() })),
    rows: z.array(SeasonRow),
    total: SeasonLine.nullable(),
    opponents: SeasonLine.nullable(),
    games: z
      .array(z.object({ gameId: z.number(), ...cells }))
      .meta({ description: "The team's line of each game, the first game first." }),
  })
  .meta({
    id: 'SeasonTable',
    description:
      "One category of a season: a row a player, the best first, then the team's " +
      'total and what its opponents did.',
  })
export type SeasonTable = z.infer<typeof SeasonTable>

export const CountedGame = z
  .object({
    gameId: z.number(),
    date: z.string(),
    opponent: z.string(),
    atVs: z.enum(['vs', 'at']),
    status: z.string().nullable().meta({ description: 'W, L, T; null when there is none.' }),
    teamScore: z.string(),
    opponentScore: z.string(),
    attendance: z.number().nullable(),
    url: z.string().meta({ description: 'Its box score.' }),
  })
  .meta({ id: 'CountedGame', description: "A game that the season's figures count." })
export type CountedGame = z.infer<typeof CountedGame>

export const SeasonHigh = z
  .object({
    scope: z.enum(['player', 'team', 'opponent']),
    key: z.string(),
    title: z.string(),
    value: z.string(),
    name: z.string().nullable().meta({ description: "Null for a team's." }),
    rosterPlayerId: z.number().nullable(),
    gameId: z.number(),
  })
  .meta({ id: 'SeasonHigh', description: 'The best of one game.' })
export type SeasonHigh = z.infer<typeof SeasonHigh>

export const SeasonStats = z
  .object({
    sport: SportRef,
    season: z.string(),
    seasons: z
      .array(z.string())
      .meta({ description: 'All seasons of this team that have statistics, newest first.' }),
    source: z.enum(['games', 'file']).meta({
      description: 'Added up from box scores, or given by the department in a file of its own.',
    }),
    record: z
      .string()
      .nullable()
      .meta({
        description:
          "'7-2' over the games that count; null when the department's file says " +
          'nothing of games.',
      }),
    games: z.array(CountedGame),
    played: z.number().meta({
      description:
        'Games of the schedule that were played, without exhibitions. More than games when ' +
        'box scores are missing.',
    }),
    periods: z
      .object({
        labels: z.array(z.string()),
        team: z.array(z.string()),
        opponents: z.array(z.string()),
      })
      .nullable()
      .meta({ description: 'Points of all games by quarter, inning, set.' }),
    attendance: z.object({ games: z.number(), total: z.number(), average: z.number() }).nullable(),
    team: z
      .array(
        z.object({ key: z.string(), label: z.string(), team: z.string(), opponents: z.string() }),
      )
      .meta({ description: 'Team figures side by side, in reading order.' }),
    tables: z.array(SeasonTable),
    leaders: z.array(LeaderGroup),
    highs: z.array(SeasonHigh),
    pdf: z
      .object({ title: z.string(), url: z.string() })
      .nullable()
      .meta({ description: "The department's printed statistics." }),
    elsewhere: z
      .string()
      .nullable()
      .meta({
        description:
          'Set when the department keeps the statistics of this season on another ' +
          'site: who asks for the page is sent there.',
      }),
  })
  .meta({ id: 'SeasonStats', description: 'Cumulative statistics of a team in one season.' })
export type SeasonStats = z.infer<typeof SeasonStats>

export const StatsPdf = z
  .object({ title: z.string(), url: z.string() })
  .meta({ id: 'StatsPdf', description: "The department's printed statistics of a season." })
export type StatsPdf = z.infer<typeof StatsPdf>
