import { z } from 'zod'

const Summary = z.object({
  score: z.string(),
  /** By quarter, inning, half. */
  periodSummaries: z.array(z.object({ period: z.string(), score: z.string() })),
  /** By set, in volleyball; empty elsewhere. */
  gameSummaries: z.array(z.object({ game: z.string(), points: z.string() })),
})
const Team = z.object({
  name: z.string(),
  record: z.string().nullable(),
  scoreSummary: Summary,
  /** In baseball and softball: R, H and E. */
  lineScore: z.object({ runs: z.string(), hits: z.string(), errors: z.string() }).nullable(),
})

/** Both teams of a game that a story is about, with their scores by period (content API §1.4). */
export const GameTeams = z.object({
  gameId: z.number(),
  home: Team,
  visit: Team,
  homeTeam: z.object({ imageUrl: z.string().nullable() }),
  visitTeam: z.object({ imageUrl: z.string().nullable() }),
})
export type GameTeams = z.infer<typeof GameTeams>

/** A video of a game, on now or to come. */
export const LiveStream = z.object({
  gameId: z.number(),
  title: z.string(),
  url: z.string(),
  isLive: z.boolean(),
  /** Wall clock of the department. */
  date: z.string(),
  time: z.string(),
  opponent: z.string(),
  atVs: z.enum(['vs', 'at']),
})
export type LiveStream = z.infer<typeof LiveStream>
