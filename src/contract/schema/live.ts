import { z } from 'zod'
import { StatLeader } from './stat-leader.ts'

/**
 * Scheduled 0, PreGame 1, Delayed 2, Live 3, FullTime 4, Postponed 5, Canceled 6, PostGame 7,
 * GameComplete 8 (spec 1 §4).
 */
export const GameState = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8])
export type GameState = z.infer<typeof GameState>

/** The state of a game as a frame of the live stream carries it: small, whole, newest wins. */
export const LiveGame = z.object({
  gameId: z.number(),
  sportId: z.number(),
  gameState: GameState,
  /**
   * Grows by one with every accepted stat file of the game; an older version never overwrites a
   * newer one.
   */
  version: z.number(),
  /** UTC, ISO 8601. */
  updatedAt: z.string(),
  /** 0 before the start. */
  period: z.number(),
  /** '3rd', 'Set 2', 'Top 5th', 'OT 2', 'Final' */
  periodLabel: z.string(),
  /** '08:39' as the scorer writes it; null for sports without a clock. */
  clock: z.string().nullable(),
  /** Scores are text: half points and decimals are real (quirk Q24). */
  teamScore: z.string(),
  opponentScore: z.string(),
  teamPeriods: z.array(z.string()),
  opponentPeriods: z.array(z.string()),
  lastPlay: z.string().nullable(),
})
export type LiveGame = z.infer<typeof LiveGame>

/** Spec 0 §7: Games, each with HasStarted and IsComplete. */
export const LiveStats = z.object({
  Games: z.array(
    z.object({ Id: z.number(), HasStarted: z.boolean(), IsComplete: z.boolean(), Live: LiveGame }),
  ),
})
export type LiveStats = z.infer<typeof LiveStats>

const LiveTeam = z.object({
  name: z.string(),
  /** The tag of a scoreboard: 'HSU'. */
  abbreviation: z.string(),
  score: z.string(),
  periodScores: z.array(z.string()),
  /** Left to take, by period; empty where the scorer does not say (quirk Q61). */
  timeouts: z.array(z.number()),
  isHome: z.boolean(),
  /** Ours. */
  isSchool: z.boolean(),
})
export type LiveTeam = z.infer<typeof LiveTeam>

/**
 * Spec 1 §3, Live stats. The same two teams stand under `home` and `away`, and under `school` and
 * `opponent`.
 */
export const LiveDetails = z.object({
  gameId: z.number(),
  hasStarted: z.boolean(),
  isComplete: z.boolean(),
  /** -1 for sports without a clock. */
  clockSeconds: z.number(),
  period: z.object({ number: z.number(), regulation: z.number(), name: z.string() }),
  home: LiveTeam,
  away: LiveTeam,
  school: LiveTeam,
  opponent: LiveTeam,
  /** At most five, the newest first. */
  lastPlays: z.array(
    z.object({
      id: z.string(),
      period: z.string(),
      clock: z.string().nullable(),
      isSchool: z.boolean().nullable(),
      text: z.string(),
      score: z.object({ home: z.string(), visitor: z.string() }).nullable(),
    }),
  ),
  /** By category the best of each team: ours first. */
  leaders: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      school: StatLeader.nullable(),
      opponent: StatLeader.nullable(),
    }),
  ),
  live: LiveGame,
})
export type LiveDetails = z.infer<typeof LiveDetails>
