import { z } from 'zod'

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
    description: 'Both teams of a game that a story is about, with their scores by period.',
  })
export type GameTeams = z.infer<typeof GameTeams>

export const LiveStream = z
  .object({
    gameId: z.number(),
    title: z.string(),
    url: z.string(),
    isLive: z.boolean(),
    date: z.string().meta({ description: 'Wall clock of the department.' }),
    time: z.string(),
    opponent: z.string(),
    atVs: z.enum(['vs', 'at']),
  })
  .meta({ id: 'LiveStream', description: 'A video of a game, on now or to come.' })
export type LiveStream = z.infer<typeof LiveStream>
