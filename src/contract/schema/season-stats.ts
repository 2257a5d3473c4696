import { z } from 'zod'
import { SportRef } from './sport.ts'
import { LeaderGroup } from './stat-leader.ts'

/**
 * A line of figures: as they are shown, and beside each the number it sorts by (outs for innings,
 * seconds for times); null does not apply.
 */
const cells = { cells: z.array(z.string()), values: z.array(z.number().nullable()) }
export const SeasonLine = z.object(cells)
export type SeasonLine = z.infer<typeof SeasonLine>

export const SeasonRow = z.object({
  name: z.string(),
  uni: z.string(),
  position: z.string().nullable(),
  /**
   * The player's row in the roster of this season; null for the team's own row and for names that
   * no roster has.
   */
  rosterPlayerId: z.number().nullable(),
  ...cells,
})
export type SeasonRow = z.infer<typeof SeasonRow>

/**
 * One category of a season: a row a player, the best first, then the team's total and what its
 * opponents did.
 */
export const SeasonTable = z.object({
  /** 'passing', 'batting': that of the box score. */
  key: z.string(),
  title: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string(), title: z.string() })),
  rows: z.array(SeasonRow),
  total: SeasonLine.nullable(),
  opponents: SeasonLine.nullable(),
  /** The team's line of each game, the first game first. */
  games: z.array(z.object({ gameId: z.number(), ...cells })),
})
export type SeasonTable = z.infer<typeof SeasonTable>

/** A game that the season's figures count. */
export const CountedGame = z.object({
  gameId: z.number(),
  date: z.string(),
  opponent: z.string(),
  atVs: z.enum(['vs', 'at']),
  /** W, L, T; null when there is none. */
  status: z.string().nullable(),
  teamScore: z.string(),
  opponentScore: z.string(),
  attendance: z.number().nullable(),
  /** Its box score. */
  url: z.string(),
})
export type CountedGame = z.infer<typeof CountedGame>

/** The best of one game. */
export const SeasonHigh = z.object({
  scope: z.enum(['player', 'team', 'opponent']),
  key: z.string(),
  title: z.string(),
  value: z.string(),
  /** Null for a team's. */
  name: z.string().nullable(),
  rosterPlayerId: z.number().nullable(),
  gameId: z.number(),
})
export type SeasonHigh = z.infer<typeof SeasonHigh>

/** Cumulative statistics of a team in one season. */
export const SeasonStats = z.object({
  sport: SportRef,
  season: z.string(),
  /** All seasons of this team that have statistics, the newest first. */
  seasons: z.array(z.string()),
  /** Added up from box scores, or given by the department in a file of its own. */
  source: z.enum(['games', 'file']),
  /** '7-2' over the games that count; null when the department's file says nothing of games. */
  record: z.string().nullable(),
  games: z.array(CountedGame),
  /** Points of all games by quarter, inning, set. */
  periods: z
    .object({
      labels: z.array(z.string()),
      team: z.array(z.string()),
      opponents: z.array(z.string()),
    })
    .nullable(),
  attendance: z.object({ games: z.number(), total: z.number(), average: z.number() }).nullable(),
  /** Team figures side by side, in reading order. */
  team: z.array(
    z.object({ key: z.string(), label: z.string(), team: z.string(), opponents: z.string() }),
  ),
  tables: z.array(SeasonTable),
  leaders: z.array(LeaderGroup),
  highs: z.array(SeasonHigh),
  /** The department's printed statistics. */
  pdf: z.object({ title: z.string(), url: z.string() }).nullable(),
  /**
   * Set when the department keeps the statistics of this season on another site: who asks for the
   * page is sent there.
   */
  elsewhere: z.string().nullable(),
})
export type SeasonStats = z.infer<typeof SeasonStats>

/** The department's printed statistics of a season. */
export const StatsPdf = z.object({ title: z.string(), url: z.string() })
export type StatsPdf = z.infer<typeof StatsPdf>
