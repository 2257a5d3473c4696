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
          "The player's roster row of the season; null for opponents and unknown " + 'names.',
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
        description:
          'The length of the bar, 0 to 100 with one decimal: percentage of the ' + 'best.',
      }),
    }),
  })
  .meta({ id: 'StatLeader', description: 'A leader in one statistic.' })
export type StatLeader = z.infer<typeof StatLeader>

export const Coverage = z
  .object({
    games: z.number().meta({ description: 'Games with a box score.' }),
    played: z.number().meta({ description: 'Completed games, without exhibitions.' }),
  })
  .meta({
    id: 'StatsCoverage',
    description: 'How many of the games statistics are from, when box scores are missing.',
  })
export type Coverage = z.infer<typeof Coverage>

export const LeaderGroup = z
  .object({
    key: z.string(),
    title: z.string(),
    leaders: z.array(StatLeader),
    coverage: Coverage.optional(),
  })
  .meta({ id: 'LeaderGroup', description: 'The leaders of one category, best first.' })
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
          "The player's roster row of this season; null for the team's row and " + 'unknown names.',
      }),
    ...cells,
  })
  .meta({ id: 'SeasonRow' })
export type SeasonRow = z.infer<typeof SeasonRow>

export const SeasonTable = z
  .object({
    key: z.string().meta({ description: "'passing', 'batting': as in the box score." }),
    title: z.string(),
    columns: z.array(z.object({ key: z.string(), label: z.string(), title: z.string() })),
    rows: z.array(SeasonRow),
    total: SeasonLine.nullable(),
    opponents: SeasonLine.nullable(),
    games: z
      .array(z.object({ gameId: z.number(), ...cells }))
      .meta({ description: "The team's totals of each game, oldest first." }),
  })
  .meta({
    id: 'SeasonTable',
    description:
      'One category of a season: a row for each player, best first, then the ' +
      'totals of the team and its opponents.',
  })
export type SeasonTable = z.infer<typeof SeasonTable>

export const CountedGame = z
  .object({
    gameId: z.number(),
    date: z.string(),
    opponent: z.string(),
    atVs: z.enum(['vs', 'at']),
    status: z.string().nullable().meta({ description: 'W, L, T; null without a result.' }),
    teamScore: z.string(),
    opponentScore: z.string(),
    attendance: z.number().nullable(),
    url: z.string().meta({ description: 'Its box score.' }),
  })
  .meta({ id: 'CountedGame', description: "A game included in the season's statistics." })
export type CountedGame = z.infer<typeof CountedGame>

export const SeasonHigh = z
  .object({
    scope: z.enum(['player', 'team', 'opponent']),
    key: z.string(),
    title: z.string(),
    value: z.string(),
    name: z.string().nullable().meta({ description: "Null for a team's." }),
    rosterPlayerId: z.number().nullable(),
    gameId: z.number().meta({ description: 'The first game with this value.' }),
    players: z.number().meta({ description: 'Players who reached the value; 1 for a team.' }),
    others: z
      .array(
        z.object({ name: z.string(), rosterPlayerId: z.number().nullable(), gameId: z.number() }),
      )
      .meta({
        description: 'The other players who reached it, each in a first game, if one or two.',
      }),
    games: z.number().meta({ description: 'Games in which it was reached.' }),
  })
  .meta({ id: 'SeasonHigh', description: 'A best performance in one game.' })
export type SeasonHigh = z.infer<typeof SeasonHigh>

export const SeasonStats = z
  .object({
    sport: SportRef,
    season: z.string(),
    seasons: z
      .array(z.string())
      .meta({ description: 'All seasons of this team with statistics, newest first.' }),
    source: z.enum(['games', 'file']).meta({
      description: 'Calculated from box scores, or from a file of the department.',
    }),
    record: z
      .string()
      .nullable()
      .meta({
        description:
          "'7-2' for the included games; null if the department's file has no " + 'games.',
      }),
    games: z.array(CountedGame),
    played: z.number().meta({
      description:
        'Completed games of the schedule, without exhibitions. More than `games` ' +
        'if box scores are missing.',
    }),
    periods: z
      .object({
        labels: z.array(z.string()),
        team: z.array(z.string()),
        opponents: z.array(z.string()),
      })
      .nullable()
      .meta({ description: 'Points of all games by period.' }),
    attendance: z.object({ games: z.number(), total: z.number(), average: z.number() }).nullable(),
    team: z
      .array(
        z.object({ key: z.string(), label: z.string(), team: z.string(), opponents: z.string() }),
      )
      .meta({ description: 'Team statistics side by side, in reading order.' }),
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
          'Set when the statistics of this season are on another site; the page ' +
          'redirects to it.',
      }),
  })
  .meta({ id: 'SeasonStats', description: 'Cumulative statistics of a team in one season.' })
export type SeasonStats = z.infer<typeof SeasonStats>

export const StatsPdf = z
  .object({ title: z.string(), url: z.string() })
  .meta({ id: 'StatsPdf', description: "The department's printed statistics of a season." })
export type StatsPdf = z.infer<typeof StatsPdf>
