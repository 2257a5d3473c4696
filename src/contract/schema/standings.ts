import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const Standing = z
  .object({
    rank: z.number(),
    opponentId: z
      .number()
      .nullable()
      .meta({ description: 'Null for us and for a school that we never meet.' }),
    title: z.string(),
    image: Image.nullable(),
    isTenant: z.boolean().meta({ description: "This department's own line." }),
    conferenceRecord: z.string(),
    conferencePercentage: z.string(),
    conferencePoints: z.string(),
    overallRecord: z.string(),
    overallPercentage: z.string(),
    homeRecord: z.string(),
    awayRecord: z.string(),
    neutralRecord: z.string(),
    streak: z.string(),
  })
  .meta({
    id: 'Standing',
    description: "A line of a conference's table. Strings all, as the department writes " + 'them.',
  })
export type Standing = z.infer<typeof Standing>

export const ConferenceStanding = z
  .object({
    sport: SportRef,
    season: z.string(),
    conference: z.string().nullable(),
    rows: z.array(Standing),
  })
  .meta({ id: 'ConferenceStanding', description: 'The table of one sport as it stands.' })
export type ConferenceStanding = z.infer<typeof ConferenceStanding>
