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
          'The code of the sport itself, the same at every school: football, mbball, ' +
          'wlax. Finds the icon and the stat family.',
      }),
  })
  .meta({ id: 'SportRef', description: 'A sport as other content names it.' })
export type SportRef = z.infer<typeof SportRef>

export const Sport = SportRef.extend({
  globalSportId: z.number().nullable(),
  globalSportGender: z.string().nullable(),
  nonSport: z
    .boolean()
    .meta({ description: "An entry of the sports list that is no team: 'General', 'Spirit'." }),
  seasonId: z.number().nullable(),
  rosterId: z.number().nullable(),
  scheduleId: z.number().nullable(),
  shortDisplay: z.string().nullable().meta({ description: "As a button says it: 'M Soccer'." }),
  conferenceId: z.number().nullable(),
  displayOpponentHistory: z.boolean(),
  hasDoubleHeader: z.boolean(),
  hasOvertimeLosses: z.boolean(),
  hasOvertimeWins: z.boolean(),
  usesPoints: z.boolean().meta({ description: 'Its table goes by points, not by percentage.' }),
  atVs: z.boolean().meta({ description: "Its games have an opponent: 'at' and 'vs' make sense." }),
  conferenceDisplay: z.boolean(),
  displayNextEvent: z.boolean().meta({ description: 'May be counted down to on the home page.' }),
  nonSportOnArchive: z.boolean(),
  nonSportOnCalendar: z.boolean(),
  gameSynonym: z
    .string()
    .meta({ description: 'What one of its events is called: game, match, meet, race.' }),
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
      description: "'2026' or '2026-27', as given by the department; not computed from a date.",
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
    description: 'A season of a sport that has a schedule, for the picker beside it.',
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
  count: z.number().meta({ description: 'How much is to be seen under it now.' }),
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
      .meta({ description: 'Null for what is shown only where it belongs (galleries).' }),
    image: Image.nullable(),
    tags: z.array(TagRef),
    sports: z.array(SportRef),
    date: z.string().meta({ description: 'Wall clock of the department.' }),
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
    description: 'What the content of a tag can be narrowed to, each with how much there is.',
  })
export type TagFilters = z.infer<typeof TagFilters>
