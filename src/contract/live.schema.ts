import { z } from 'zod'
import { StatLeader } from './season-stats.schema.ts'

export const GameState = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8]).meta({
  id: 'GameState',
  description:
    'Scheduled 0, PreGame 1, Delayed 2, Live 3, FullTime 4, Postponed 5, ' +
    'Canceled 6, PostGame 7, GameComplete 8.',
})
export type GameState = z.infer<typeof GameState>

export const LiveGame = z
  .object({
    gameId: z.number(),
    sportId: z.number(),
    gameState: GameState,
    version: z.number().meta({
      description:
        'Grows by one with every accepted stat file of the game; an older version ' +
        'never overwrites a newer one.',
    }),
    updatedAt: z.string().meta({ description: 'UTC, ISO 8601.' }),
    period: z.number().meta({ description: '0 before the start.' }),
    periodLabel: z.string().meta({ description: "'3rd', 'Set 2', 'Top 5th', 'OT 2', 'Final'" }),
    clock: z
      .string()
      .nullable()
      .meta({ description: "'08:39' as the scorer writes it; null for sports without a clock." }),
    teamScore: z
      .string()
      .meta({ description: 'Scores are text: some have half points or decimals.' }),
    opponentScore: z.string(),
    teamPeriods: z.array(z.string()),
    opponentPeriods: z.array(z.string()),
    lastPlay: z.string().nullable(),
    situation: z
      .string()
      .optional()
      .meta({
        description:
          "'HSU ball, 2nd & 8 at ASH 41', 'HSU batting, 1 out, on first', 'HSU serving'; absent " +
          'between drives and innings and in sports without one.',
      }),
  })
  .meta({
    id: 'LiveGame',
    description: 'The complete live state of a game, one frame; the newest version wins.',
  })
export type LiveGame = z.infer<typeof LiveGame>

export const LiveStats = z
  .object({
    Games: z.array(
      z.object({
        Id: z.number(),
        HasStarted: z.boolean(),
        IsComplete: z.boolean(),
        Live: LiveGame,
      }),
    ),
  })
  .meta({ id: 'LiveStats', description: 'Games, each with HasStarted and IsComplete.' })
export type LiveStats = z.infer<typeof LiveStats>

const LiveTeam = z.object({
  name: z.string(),
  abbreviation: z.string().meta({ description: "The tag of a scoreboard: 'HSU'." }),
  score: z.string(),
  periodScores: z.array(z.string()),
  timeouts: z.array(z.number()).meta({
    description: 'Timeouts left, by period; empty if the scorer does not send them.',
  }),
  isHome: z.boolean(),
  isSchool: z.boolean().meta({ description: 'Ours.' }),
})
export type LiveTeam = z.infer<typeof LiveTeam>

export const LiveDetails = z
  .object({
    gameId: z.number(),
    hasStarted: z.boolean(),
    isComplete: z.boolean(),
    clockSeconds: z.number().meta({ description: '-1 for sports without a clock.' }),
    period: z.object({ number: z.number(), regulation: z.number(), name: z.string() }),
    home: LiveTeam,
    away: LiveTeam,
    school: LiveTeam,
    opponent: LiveTeam,
    lastPlays: z
      .array(
        z.object({
          id: z.string(),
          period: z.string(),
          clock: z.string().nullable(),
          isSchool: z.boolean().nullable(),
          text: z.string(),
          score: z.object({ home: z.string(), visitor: z.string() }).nullable(),
        }),
      )
      .meta({ description: 'At most five, newest first.' }),
    leaders: z
      .array(
        z.object({
          key: z.string(),
          title: z.string(),
          school: StatLeader.nullable(),
          opponent: StatLeader.nullable(),
        }),
      )
      .meta({ description: 'The best player of each team by category, ours first.' }),
    live: LiveGame,
  })
  .meta({
    id: 'LiveDetails',
    description: 'The same two teams are in `home`/`away` and in `school`/`opponent`.',
  })
export type LiveDetails = z.infer<typeof LiveDetails>
