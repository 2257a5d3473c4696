import { z } from 'zod'
import { Image } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

export const ConferenceTeam = z
  .object({
    opponentId: z.number().nullable().meta({ description: 'Null for schools that we never play.' }),
    title: z.string(),
    image: Image.nullable(),
    score: z.number().nullable().meta({ description: 'Null until the game is over.' }),
  })
  .meta({ id: 'ConferenceTeam' })
export type ConferenceTeam = z.infer<typeof ConferenceTeam>

export const ConferenceGame = z
  .object({
    sport: SportRef,
    season: z.string(),
    date: z.string().meta({ description: "'2026-11-14'" }),
    time: z.string().nullable().meta({ description: "'7 p.m.', as the department writes it." }),
    away: ConferenceTeam,
    home: ConferenceTeam,
    conference: z.boolean().meta({ description: 'It counts in the conference standings.' }),
    note: z.string().nullable().meta({ description: "'OT', 'Conference final'" }),
    hasBegun: z
      .literal(true)
      .optional()
      .meta({ description: 'Set when its start has passed and it has no score.' }),
  })
  .meta({
    id: 'ConferenceGame',
    description: 'A game of other schools of the conference. Our own games are in schedules.',
  })
export type ConferenceGame = z.infer<typeof ConferenceGame>

export const TeamResult = z
  .object({
    date: z.string(),
    atVs: z.enum(['at', 'vs']),
    opponent: z.string(),
    status: z.enum(['W', 'L', 'T']),
    teamScore: z.string(),
    opponentScore: z.string(),
  })
  .meta({ id: 'TeamResult', description: "A result of another school, from that school's side." })
export type TeamResult = z.infer<typeof TeamResult>
