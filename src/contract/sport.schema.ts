import { z } from 'zod'
import { Image } from './parts.schema.ts'

export const SportRef = z
  .object({
    id: z.number(),
    title: z.string(),
    shortName: z.string(),
    abbrev: z.string().nullable(),
    globalSportNameSlug: z.string(),
    globalSportShortName: z
      .string()
      .nullable()
      .meta({
        description:
          "The sport's code, the same at every school: football, mbball, wlax. " +
          'Determines the icon and the stat family.',
      }),
  })
  .meta({ id: 'SportRef', description: 'A sport as other content names it.' })
export type SportRef = z.infer<typeof SportRef>

export const Sport = SportRef.extend({
  globalSportId: z.number().nullable(),
  globalSportGender: z.string().nullable(),
  nonSport: z
    .boolean()
    .meta({ description: "An entry of the sports list that is not a team: 'General', 'Spirit'." }),
  seasonId: z.number().nullable(),
  rosterId: z.number().nullable(),
  scheduleId: z.number().nullable(),
  shortDisplay: z.string().nullable().meta({ description: "Short label: 'M Soccer'." }),
  conferenceId: z.number().nullable(),
  displayOpponentHistory: z.boolean(),
  hasDoubleHeader: z.boolean(),
  hasOvertimeLosses: z.boolean(),
  hasOvertimeWins: z.boolean(),
  usesPoints: z.boolean().meta({ description: 'Its standings use points, not percentages.' }),
  atVs: z
    .boolean()
    .meta({ description: "Its games have an opponent, so 'at' and 'vs' make sense." }),
  conferenceDisplay: z.boolean(),
  displayNextEvent: z.boolean().meta({ description: 'May have the countdown on the home page.' }),
  nonSportOnArchive: z.boolean(),
  nonSportOnCalendar: z.boolean(),
  gameSynonym: z.string().meta({ description: 'The name of its events: game, match, meet, race.' }),
  ticketsLink: z.string().nullable(),
  facebookPage: z.string().nullable(),
  twitterName: z.string().nullable(),
  instagramName: z.string().nullable(),
  youtubeName: z.string().nullable(),
  pinterestName: z.string().nullable(),
}).meta({ id: 'Sport' })
export type Sport = z.infer<typeof Sport>

export const Season = z
  .object({
    id: z.number(),
    sportId: z.number(),
    title: z.string().meta({
      description:
        "'2026' or '2026-27', as entered by the department; not calculated from a " + 'date.',
    }),
    shortName: z.string(),
    startDate: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Season' })
export type Season = z.infer<typeof Season>

export const RelatedSeason = z
  .object({
    seasonTitle: z.string(),
    scheduleId: z.number(),
    isCurrent: z.boolean(),
    globalSportNameSlug: z.string(),
  })
  .meta({
    id: 'RelatedSeason',
    description: 'A season of a sport with a schedule, for the season picker.',
  })
export type RelatedSeason = z.infer<typeof RelatedSeason>

export const TagRef = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    url: z.string().meta({ description: "'/tags/senior-day'" }),
  })
  .meta({ id: 'TagRef', description: 'A tag as content names it.' })
export type TagRef = z.infer<typeof TagRef>

export const Tag = TagRef.extend({
  description: z.string().nullable(),
  count: z.number().meta({ description: 'The number of visible items with this tag.' }),
}).meta({ id: 'Tag' })
export type Tag = z.infer<typeof Tag>

export const TaggedType = z.enum(['story', 'podcast', 'video', 'gallery']).meta({
  id: 'TaggedType',
  description: 'The types of content that can have tags, each with its heading.',
})
export type TaggedType = z.infer<typeof TaggedType>

export const TaggedContent = z
  .object({
    type: TaggedType,
    id: z.number(),
    section: z.string().meta({ description: "'Stories', 'Podcasts', 'Videos', 'Galleries'" }),
    title: z.string(),
    url: z
      .string()
      .nullable()
      .meta({ description: 'Null for content without a page of its own (galleries).' }),
    image: Image.nullable(),
    tags: z.array(TagRef),
    sports: z.array(SportRef),
    date: z.string().meta({ description: 'Local time of the department.' }),
  })
  .meta({ id: 'TaggedContent' })
export type TaggedContent = z.infer<typeof TaggedContent>

export const TagFilters = z
  .object({
    sports: z.array(z.object({ sport: SportRef, count: z.number() })),
    types: z.array(z.object({ type: TaggedType, section: z.string(), count: z.number() })),
  })
  .meta({
    id: 'TagFilters',
    description: "Filters of a tag's content, each with its number of items.",
  })
export type TagFilters = z.infer<typeof TagFilters>
