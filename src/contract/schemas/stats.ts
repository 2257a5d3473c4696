import { z } from 'zod'
import { BoxScore } from '../schema/box-score.ts'
import { GameTeams, LiveStream } from '../schema/game-teams.ts'
import { LiveFeed } from '../schema/live-feed.ts'
import { LiveDetails, LiveStats } from '../schema/live.ts'
import { Moment } from '../schema/moment.ts'
import { CareerStats, PlayerStats } from '../schema/player-stats.ts'
import { SeasonStats, StatsPdf } from '../schema/season-stats.ts'
import { LeaderGroup } from '../schema/stat-leader.ts'
import { id, nothing, pageOf, paging, season, type DescribedOf } from './parts.ts'
import { boxScoreRows, careerRows, leaderRows, playerRows, seasonRows } from './stat-tables.ts'

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
      'is no sport with statistics: baseball, basketball, field-hockey, football, hockey, lacrosse, softball, soccer, volleyball or wpolo',
  },
)
const ofSeason = z.object({ sportId: id, season })

export const statSchemas: DescribedOf<typeof import('../api/stats.ts')> = {
  boxScore: {
    summary: 'The box score of a game.',
    query: z.object({ gameId: id }),
    result: BoxScore.nullable(),
    example: { gameId: 2 },
    table: boxScoreRows,
  },
  gameTeams: {
    summary: 'Both teams of each game that a story is about, with their scores by period.',
    notes:
      '`sport`: baseball, basketball, field-hockey, football, hockey, lacrosse, ' +
      'softball, soccer, volleyball, wpolo.',
    query: z.object({ sport, storyId: id }),
    result: z.array(GameTeams),
    example: { sport: 'football', storyId: 1 },
  },
  seasonStats: {
    summary:
      'Cumulative statistics of a season: of the current one, or of the season that is named.',
    query: ofSeason,
    result: SeasonStats.nullable(),
    example: { sportId: 1 },
    table: seasonRows,
  },
  statLeaders: {
    summary: 'Who leads the categories of a season.',
    query: ofSeason,
    result: z.array(LeaderGroup),
    example: { sportId: 1 },
    table: leaderRows,
  },
  statsPdf: {
    summary: 'The printed statistics of a season, where the department has them.',
    query: ofSeason,
    result: StatsPdf.nullable(),
    example: { sportId: 1 },
  },
  careerStats: {
    summary: 'The career of a player by season, every figure as text.',
    notes: 'By the row of a season or by the person; one of the two.',
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
  playerStats: {
    summary: 'Statistics for the bio of a player: the season, the career, game by game.',
    notes:
      '`sport` by any of its names, `year` is the title of the season: that of ' +
      'the row when none is named.',
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
    summary: 'Every game that is on, and those that ended today or yesterday.',
    query: nothing,
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
    summary: 'One game in the shape of the feed that scoring programs write.',
    query: z.object({ gameId: id }),
    result: LiveFeed.nullable(),
    example: { gameId: 2 },
  },
  liveStreams: {
    summary: 'Videos of the games of a sport: those that are on, then those to come.',
    query: z.object({ sportId: id }),
    result: z.array(LiveStream),
    example: { sportId: 1 },
  },
  moments: {
    summary: 'Moments in pictures and short videos, the newest first.',
    query: z.object({ ...paging, sportId: id.optional() }),
    result: pageOf(Moment),
    example: {},
  },
  gameMoments: {
    summary: 'Moments of one game, as they happened.',
    query: z.object({ gameId: id }),
    result: z.array(Moment),
    example: { gameId: 2 },
  },
}
