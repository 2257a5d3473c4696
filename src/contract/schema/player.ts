import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'
import { DisplayField } from './roster.ts'

export const RosterTeaser = z
  .object({
    rosterId: z.number(),
    sport: SportRef,
    season: z.string(),
    isCurrent: z.boolean(),
    title: z.string(),
    url: z.string().meta({ description: "'/sports/football/roster/2026'" }),
    players: z.number(),
  })
  .meta({
    id: 'RosterTeaser',
    description: 'A roster among others: whose, of which season, how many.',
  })
export type RosterTeaser = z.infer<typeof RosterTeaser>

export const RosterSettings = z
  .object({
    sorts: z.array(z.string()),
    defaultSort: z.string(),
    views: z.array(z.string()),
    defaultView: z.string(),
    displayFields: z.array(DisplayField),
  })
  .meta({ id: 'RosterSettings' })
export type RosterSettings = z.infer<typeof RosterSettings>

export const PlayerLink = z
  .object({
    playerId: z.number(),
    rosterPlayerId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    season: z.string(),
    sport: SportRef,
    position: z.string(),
    jerseyNumber: z.string(),
    image: Image.nullable(),
    url: z.string().meta({ description: "'/sports/football/roster/sam-okafor/12'" }),
  })
  .meta({
    id: 'PlayerLink',
    description: 'A player as others name one: the newest season of the person.',
  })
export type PlayerLink = z.infer<typeof PlayerLink>

export const PastPlayer = z
  .object({
    playerId: z
      .number()
      .nullable()
      .meta({ description: 'Null for those of the years before the rosters.' }),
    rosterPlayerId: z.number().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    sport: SportRef,
    years: z.string().meta({ description: "'2023–2026', '1931, 1933'" }),
    position: z.string().nullable(),
    letters: z.number().nullable(),
    hometown: z.string().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'PastPlayer', description: 'Somebody who ever was on a roster of a sport.' })
export type PastPlayer = z.infer<typeof PastPlayer>

export const PlayerMedia = z
  .object({
    playerId: z.number(),
    images: z.array(Image),
    stories: z.array(
      z.object({ id: z.number(), title: z.string(), date: z.string(), url: z.string() }),
    ),
  })
  .meta({
    id: 'PlayerMedia',
    description:
      'What the department has of a person besides words: a portrait of each ' +
      "season, the awards' pictures, the stories of those awards.",
  })
export type PlayerMedia = z.infer<typeof PlayerMedia>

export const PlayerSettings = z
  .object({
    showXmlStatsOnRpPage: z.boolean(),
    showHistoricalInfoOnRpPage: z.boolean(),
  })
  .meta({ id: 'PlayerSettings' })
export type PlayerSettings = z.infer<typeof PlayerSettings>
