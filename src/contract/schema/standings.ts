import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** A line of a conference's table. Strings all, as the department writes them. */
export const Standing = z.object({
  rank: z.number(),
  /** Null for us and for a school that we never meet. */
  opponentId: z.number().nullable(),
  title: z.string(),
  image: Image.nullable(),
  /** This department's own line. */
  isTenant: z.boolean(),
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
export type Standing = z.infer<typeof Standing>

/** The table of one sport as it stands. */
export const ConferenceStanding = z.object({
  sport: SportRef,
  season: z.string(),
  conference: z.string().nullable(),
  rows: z.array(Standing),
})
export type ConferenceStanding = z.infer<typeof ConferenceStanding>
