import { z } from 'zod'
import {
  Image,
  id,
  emptyQuery,
  toPageSchema,
  paging,
  season,
  type CallSchemaOf,
} from './parts.schema.ts'
import { BoxScore } from './box-score.schema.ts'
import { LiveDetails, LiveStats } from './live.schema.ts'
import { LiveFeed, LiveStream } from './live-feed.schema.ts'
import {
  CountedGame,
  SeasonLine,
  SeasonStats,
  StatsPdf,
  LeaderGroup,
} from './season-stats.schema.ts'
import { SportRef } from './sport.schema.ts'
import { CareerFigure, CareerList } from './career.schema.ts'
import { boxScoreRows, careerRows, leaderRows, playerRows, seasonRows } from './stat-tables.ts'

const Summary = z.object({
  score: z.string(),
  periodSummaries: z
    .array(z.object({ period: z.string(), score: z.string() }))
    .meta({ description: 'By quarter, inning, half.' }),
  gameSummaries: z
    .array(z.object({ game: z.string(), points: z.string() }))
    .meta({ description: 'By set, in volleyball; empty elsewhere.' }),
})
const Team = z.object({
  name: z.string(),
  record: z.string().nullable(),
  scoreSummary: Summary,
  lineScore: z
    .object({ runs: z.string(), hits: z.string(), errors: z.string() })
    .nullable()
    .meta({ description: 'In baseball and softball: R, H and E.' }),
})

export const GameTeams = z
  .object({
    gameId: z.number(),
    home: Team,
    visit: Team,
    homeTeam: z.object({ imageUrl: z.string().nullable() }),
    visitTeam: z.object({ imageUrl: z.string().nullable() }),
  })
  .meta({
    id: 'GameTeams',
    description: 'Both teams of a game of a story, with their scores by period.',
  })
export type GameTeams = z.infer<typeof GameTeams>

export const Moment = z
  .object({
    id: z.number(),
    title: z.string(),
    date: z.string().meta({ description: 'Local time of the department.' }),
    sport: SportRef.nullable(),
    game: z
      .object({ id: z.number(), opponent: z.string(), atVs: z.enum(['vs', 'at']), url: z.string() })
      .nullable()
      .meta({ description: 'Its game, with the box score.' }),
    text: z.string().meta({ description: 'Sanitized HTML.' }),
    image: Image.nullable(),
    video: z.string().nullable().meta({ description: 'URL of a video.' }),
  })
  .meta({
    id: 'Moment',
    description: 'A moment of a game or a season: a picture or a short video.',
  })
export type Moment = z.infer<typeof Moment>

const columns = z.array(z.object({ key: z.string(), label: z.string(), title: z.string() }))
/** A column of a table with the name under which a page shows it. */
const namedFigure = z.object({ table: z.string(), column: z.string(), title: z.string() })
const chartFigure = namedFigure.extend({
  teamRank: z.number().optional().meta({
    description: 'The place on the team this season; equal totals have the same.',
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
      }),
    ),
    games: z.array(
      CountedGame.extend({
        tag: z.string().optional().meta({ description: "The opponent's short name: 'DUN'." }),
      }),
    ),
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

const sport = z.enum(
  [
    'baseball',
    'basketball',
    'field-hockey',
    'football',
    'hockey',
    'lacrosse',
    'softball',
    'soccer',
    'volleyball',
    'wpolo',
  ],
  {
    error:
      'is not a sport with statistics: baseball, basketball, field-hockey, football, hockey, ' +
      'lacrosse, softball, soccer, volleyball or wpolo',
  },
)
const ofSeason = z.object({ sportId: id, season })

export const statSchemas: CallSchemaOf<typeof import('./stats.ts')> = {
  boxScore: {
    summary: 'The box score of a game.',
    query: z.object({ gameId: id }),
    result: BoxScore.nullable(),
    example: { gameId: 2 },
    table: boxScoreRows,
  },
  gameTeams: {
    summary: 'Both teams of each game of a story, with their scores by period.',
    notes:
      '`sport`: baseball, basketball, field-hockey, football, hockey, lacrosse, ' +
      'softball, soccer, volleyball, wpolo.',
    query: z.object({ sport, storyId: id }),
    result: z.array(GameTeams),
    example: { sport: 'football', storyId: 1 },
  },
  seasonStats: {
    summary: 'Cumulative statistics of the current season or of a given one.',
    query: ofSeason,
    result: SeasonStats.nullable(),
    example: { sportId: 1 },
    table: seasonRows,
  },
  statLeaders: {
    summary: 'The leaders of a season in each category.',
    query: ofSeason,
    result: z.array(LeaderGroup),
    example: { sportId: 1 },
    table: leaderRows,
  },
  statsPdf: {
    summary: 'The statistics of a season as a PDF, if the department has it.',
    query: ofSeason,
    result: StatsPdf.nullable(),
    example: { sportId: 1 },
  },
  careerStats: {
    summary: 'The career of a player by season; all values are text.',
    notes: '`rosterPlayerId` or `playerId`, one of the two.',
    query: z
      .object({ sport, rosterPlayerId: id.optional(), playerId: id.optional() })
      .refine(
        ({ rosterPlayerId, playerId }) => rosterPlayerId !== undefined || playerId !== undefined,
        'name the player by rosterPlayerId or playerId',
      ),
    result: CareerStats.nullable(),
    example: { sport: 'football', rosterPlayerId: 1 },
    table: careerRows,
  },
  careerLeaders: {
    summary: "The career leaders of a program, by statistic; none without the department's lists.",
    query: z.object({ sportId: id }),
    result: z.array(CareerList),
    example: { sportId: 1 },
  },
  playerStats: {
    summary: 'Statistics for the bio of a player: season, career and game by game.',
    notes:
      "`sport` by any of its names; `year` is the season's title, by default " +
      'that of the roster row.',
    query: z.object({
      rosterPlayerId: id,
      sport: z.string().min(1).max(60),
      year: z.string().min(1).max(20).optional(),
    }),
    result: PlayerStats.nullable(),
    example: { rosterPlayerId: 2, sport: 'football', year: '2026' },
    table: playerRows,
  },
  liveStats: {
    summary: 'All live games, and those that ended today or yesterday.',
    query: emptyQuery,
    result: LiveStats,
    example: {},
  },
  liveDetails: {
    summary: 'Score, clock, period, last plays and leaders of one game.',
    query: z.object({ gameId: id }),
    result: LiveDetails.nullable(),
    example: { gameId: 2 },
  },
  liveFeed: {
    summary: 'One game in the format that scoring programs write.',
    query: z.object({ gameId: id }),
    result: LiveFeed.nullable(),
    example: { gameId: 2 },
  },
  liveStreams: {
    summary: 'Game videos of a sport: live ones, then upcoming ones.',
    query: z.object({ sportId: id }),
    result: z.array(LiveStream),
    example: { sportId: 1 },
  },
  moments: {
    summary: 'Moments in pictures and short videos, newest first.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: toPageSchema(Moment),
    example: {},
  },
  gameMoments: {
    summary: 'Moments of a game in order.',
    query: z.object({ gameId: id }),
    result: z.array(Moment),
    example: { gameId: 2 },
  },
}
