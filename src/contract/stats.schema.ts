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
import { SeasonStats, StatsPdf, LeaderGroup } from './season-stats.schema.ts'
import { SportRef } from './sport.schema.ts'
import { CareerList } from './career.schema.ts'
import { CareerStats, PlayerStats } from './player-stats.schema.ts'
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
