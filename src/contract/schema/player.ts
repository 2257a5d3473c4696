import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'
import { DisplayField } from './roster.ts'

/** A roster among others: whose, of which season, how many. */
export const RosterTeaser = z.object({
  rosterId: z.number(),
  sport: SportRef,
  season: z.string(),
  isCurrent: z.boolean(),
  title: z.string(),
  /** '/sports/football/roster/2026' */
  url: z.string(),
  players: z.number(),
})
export type RosterTeaser = z.infer<typeof RosterTeaser>

export const RosterSettings = z.object({
  sorts: z.array(z.string()),
  defaultSort: z.string(),
  views: z.array(z.string()),
  defaultView: z.string(),
  displayFields: z.array(DisplayField),
})
export type RosterSettings = z.infer<typeof RosterSettings>

/** A player as others name one: the newest season of the person. */
export const PlayerLink = z.object({
  playerId: z.number(),
  rosterPlayerId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  season: z.string(),
  sport: SportRef,
  position: z.string(),
  jerseyNumber: z.string(),
  image: Image.nullable(),
  /** '/sports/football/roster/sam-okafor/12' */
  url: z.string(),
})
export type PlayerLink = z.infer<typeof PlayerLink>

/** Somebody who ever was on a roster of a sport. */
export const PastPlayer = z.object({
  /** Null for those of the years before the rosters. */
  playerId: z.number().nullable(),
  rosterPlayerId: z.number().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  sport: SportRef,
  /** '2023–2026', '1931, 1933' */
  years: z.string(),
  position: z.string().nullable(),
  letters: z.number().nullable(),
  hometown: z.string().nullable(),
  url: z.string().nullable(),
})
export type PastPlayer = z.infer<typeof PastPlayer>

/**
 * What the department has of a person besides words: a portrait of each season, the awards'
 * pictures, the stories of those awards.
 */
export const PlayerMedia = z.object({
  playerId: z.number(),
  images: z.array(Image),
  stories: z.array(
    z.object({ id: z.number(), title: z.string(), date: z.string(), url: z.string() }),
  ),
})
export type PlayerMedia = z.infer<typeof PlayerMedia>

export const PlayerSettings = z.object({
  showXmlStatsOnRpPage: z.boolean(),
  showHistoricalInfoOnRpPage: z.boolean(),
})
export type PlayerSettings = z.infer<typeof PlayerSettings>
