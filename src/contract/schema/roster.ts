import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const Player = z.object({
  /** The row of one season, used in addresses. */
  rosterPlayerId: z.number(),
  /** The person, the same in every season. */
  playerId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  /** Text: '0' and '00' are different players, and some are letters (quirk Q41). */
  jerseyNumber: z.string(),
  positionShort: z.string(),
  positionLong: z.string(),
  /** The order of spec 1 §9; null when the label is not one of its fourteen. */
  academicYearNumber: z.number().nullable(),
  academicYearShort: z.string(),
  academicYearLong: z.string(),
  heightFeet: z.number().nullable(),
  heightInches: z.number().nullable(),
  weight: z.number().nullable(),
  hometown: z.string().nullable(),
  highSchool: z.string().nullable(),
  previousSchool: z.string().nullable(),
  major: z.string().nullable(),
  isCaptain: z.boolean(),
  hideBio: z.boolean(),
  image: Image.nullable(),
  socialMedia: z.array(z.object({ channel: z.string(), url: z.string() })),
})
export type Player = z.infer<typeof Player>

export const StaffMember = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  image: Image.nullable(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const Roster = z.object({
  rosterId: z.number(),
  sport: SportRef,
  season: z.string(),
  isCurrent: z.boolean(),
  players: z.array(Player),
  coaches: z.array(StaffMember),
  support: z.array(StaffMember),
})
export type Roster = z.infer<typeof Roster>

export const PlayerBio = Player.extend({
  sport: SportRef,
  season: z.string(),
  rosterDisplayTitle: z.string(),
  /** Sanitised HTML. */
  bio: z.string().nullable(),
  /** The same person in other seasons, newest first. */
  historicalFields: z.array(z.object({
    rosterPlayerId: z.number(),
    season: z.string(),
    position: z.string(),
    jerseyNumber: z.string(),
    academicYear: z.string(),
    isCaptain: z.boolean(),
  })),
})
export type PlayerBio = z.infer<typeof PlayerBio>
