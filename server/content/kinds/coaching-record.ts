import { z } from 'zod'
import { kind } from './kind.ts'

export const CoachingRecordDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  /** Who coached; two who shared a season stand together. */
  names: z.string(),
  wins: z.number(),
  losses: z.number(),
  ties: z.number(),
  conferenceWins: z.number().nullable(),
  conferenceLosses: z.number().nullable(),
  conferenceTies: z.number().nullable(),
  note: z.string().nullable(),
})
export type CoachingRecordDoc = z.infer<typeof CoachingRecordDoc>

/** A season of a program as its record book has it. */
export const coachingRecord = kind({
  name: 'coaching-record',
  doc: CoachingRecordDoc,
  columns: ({ sportId, names }) => ({ sportId, words: names }),
})
