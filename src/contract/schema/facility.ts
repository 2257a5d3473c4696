import { z } from 'zod'
import { Game } from './game.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const FacilityTeaser = z.object({
  id: z.number(),
  title: z.string(),
  teaser: z.string().nullable(),
  /** The address, as it is written on a letter. */
  location: z.string().nullable(),
  /** '/facilities/harlan-field/3' */
  url: z.string(),
  featured: z.boolean(),
  featuredImage: Image.nullable(),
  sport: SportRef.nullable(),
})
export type FacilityTeaser = z.infer<typeof FacilityTeaser>

export const Facility = FacilityTeaser.extend({
  /** Sanitised HTML. */
  description: z.string(),
  images: z.array(Image),
  /** A picture of the place on game day: stands, gates, lots. */
  map: Image.nullable(),
  /**
   * Which gate is whose, and when they open. This and the next two: sanitised HTML, null where the
   * department says nothing of it.
   */
  gates: z.string().nullable(),
  parking: z.string().nullable(),
  bagPolicy: z.string().nullable(),
  capacity: z.number().nullable(),
  /** Where a map finds it. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** A sport file or document that is this facility's page (spec 0 §2.1, guard facilities). */
  pageUrl: z.string().nullable(),
})
export type Facility = z.infer<typeof Facility>

/** What a place can say of game day. */
export const GameDayPart = z.enum(['gates', 'parking', 'bagPolicy', 'map'])
export type GameDayPart = z.infer<typeof GameDayPart>

/**
 * What goes on there: the teams whose home it is by their schedules of the last year, and the next
 * home games.
 */
export const FacilityEvents = z.object({ sports: z.array(SportRef), games: z.array(Game) })
export type FacilityEvents = z.infer<typeof FacilityEvents>
