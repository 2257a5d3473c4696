import { z } from 'zod'

export const LiveStream = z
  .object({
    gameId: z.number(),
    title: z.string(),
    url: z.string(),
    isLive: z.boolean(),
    date: z.string().meta({ description: 'Local time of the department.' }),
    time: z.string(),
    opponent: z.string(),
    atVs: z.enum(['vs', 'at']),
  })
  .meta({ id: 'LiveStream', description: 'A video of a live or upcoming game.' })
export type LiveStream = z.infer<typeof LiveStream>

const FeedTeam = z.object({
  Id: z.string(),
  Name: z.string(),
  Score: z.number(),
  CurrentRecord: z.string(),
  Logo: z.string().nullable(),
  PeriodScores: z.array(z.number()),
  PeriodTimeouts: z.array(z.number()),
})
const side = z.enum(['HomeTeam', 'VisitingTeam'])
const FeedPlay = z.object({
  Id: z.string(),
  Team: side.nullable(),
  Narrative: z.string(),
  Period: z.number().meta({ description: '3.5 is the bottom of the third inning.' }),
  ClockSeconds: z.number().meta({ description: '-1 for sports without a clock.' }),
  Score: z
    .object({ HomeTeam: z.number(), VisitingTeam: z.number() })
    .optional()
    .meta({ description: 'Only on plays that change the score.' }),
})
const Line = z.object({
  Name: z.string(),
  UniformNumber: z.string(),
  PersonId: z.number().nullable(),
  Values: z.record(z.string(), z.string()),
})
const Tables = z.record(z.string(), z.array(Line))

export const LiveFeed = z
  .object({
    Game: z.object({
      Type: z.string(),
      HasStarted: z.boolean(),
      IsComplete: z.boolean(),
      Date: z.string().meta({ description: '11/7/2026' }),
      DateUTC: z.string().nullable(),
      StartTime: z.string(),
      Location: z.string(),
      Officials: z.string(),
      Attendance: z.number(),
      GlobalSportShortname: z.string(),
      ClientAbbrev: z.string(),
      PeriodsRegulation: z.number(),
      Period: z.number(),
      ClockSeconds: z.number(),
      Context: z.string(),
      Rules: z.object({ PeriodName: z.string(), ClockDirection: z.string() }),
      HomeTeam: FeedTeam,
      VisitingTeam: FeedTeam,
      LastPlays: z.array(FeedPlay).meta({ description: 'Newest first.' }),
    }),
    Leaders: z.array(
      z.object({
        Category: z.string(),
        Team: side,
        Name: z.string(),
        UniformNumber: z.string(),
        Value: z.string(),
      }),
    ),
    Stats: z.object({ HomeTeam: Tables, VisitingTeam: Tables }),
    SeasonStats: z.null(),
    Plays: z.array(FeedPlay).meta({ description: 'Oldest first.' }),
  })
  .meta({
    id: 'LiveFeed',
    description: 'One game in the format of scoreboard feeds.',
  })
export type LiveFeed = z.infer<typeof LiveFeed>
