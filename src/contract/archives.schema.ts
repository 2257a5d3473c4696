import { z } from 'zod'
import { Image, id, emptyQuery, toPageSchema, paging, type CallSchemaOf } from './parts.schema.ts'
import { SportRef, Tag, TagFilters, TaggedContent, TaggedType } from './sport.schema.ts'
import { Archived } from './stories.schema.ts'

export const OnThisDayItem = z
  .object({
    id: z.number(),
    type: z.enum(['story', 'game', 'moment']).meta({
      description: 'A past game, a story of that day, or a moment of the department.',
    }),
    title: z.string(),
    text: z.string().nullable().meta({ description: 'A sentence or two; null for a game.' }),
    image: Image.nullable(),
    byline: z.string().nullable(),
    date: z.string(),
    sport: SportRef.nullable(),
    featured: z.boolean(),
    url: z.string().nullable(),
    opponent: z.string().nullable(),
    result: z
      .object({
        status: z.string().nullable(),
        teamScore: z.string().nullable(),
        opponentScore: z.string().nullable(),
        prescore: z.string().nullable(),
        postscore: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "Of a game: 'W', '31', '10', and the words around the score." }),
  })
  .meta({ id: 'OnThisDayItem' })
export type OnThisDayItem = z.infer<typeof OnThisDayItem>

export const OnThisDay = z
  .object({
    month: z.number(),
    day: z.number(),
    randomImage: Image.nullable().meta({
      description: 'One of the pictures; it changes daily.',
    }),
    groups: z.array(z.object({ year: z.number(), items: z.array(OnThisDayItem) })),
  })
  .meta({ id: 'OnThisDay' })
export type OnThisDay = z.infer<typeof OnThisDay>

const text = z.string().max(1000).optional()
const slug = z.string().max(200)
/** A number of at most two digits within a range. */
const small = (from: number, to: number) =>
  id.refine((number) => number >= from && number <= to, `must be from ${from} to ${to}`).optional()

export const archiveSchemas: CallSchemaOf<typeof import('./archives.ts')> = {
  archives: {
    summary: 'All stories, including older ones that are only links, newest first.',
    notes:
      'All stories, including older link-only entries, newest first. ' +
      '`seasonYear` is the calendar year.',
    query: z.object({ ...paging, search: text, seasonYear: id.optional(), sportId: id.optional() }),
    result: toPageSchema(Archived),
    example: {},
    table: ({ items }) =>
      items.map(({ storyId, title, date, url, sport }) => ({
        story: storyId,
        date,
        title,
        sport: sport?.title ?? '',
        url,
      })),
  },
  archiveSports: {
    summary: 'Sports in the archives, with the number of entries.',
    query: emptyQuery,
    result: z.array(z.object({ sport: SportRef, count: z.number() })),
    example: {},
  },
  archiveSeasons: {
    summary: 'Years in the archives, with the number of entries.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(z.object({ year: z.number(), count: z.number() })),
    example: {},
  },
  tags: {
    summary: 'Tags in use, by name.',
    query: z.object({ ...paging, search: text }),
    result: toPageSchema(Tag),
    example: {},
  },
  tagContent: {
    summary: 'Content with a tag, newest first: stories, podcasts, videos, galleries.',
    query: z.object({ ...paging, slug, sportId: id.optional(), type: TaggedType.optional() }),
    result: toPageSchema(TaggedContent).extend({ tag: Tag.nullable() }),
    example: { slug: 'season-opener' },
  },
  tagFilters: {
    summary: 'Sports and kinds of content that a tag can be narrowed to.',
    query: z.object({ slug }),
    result: TagFilters.nullable(),
    example: { slug: 'season-opener' },
  },
  onThisDay: {
    summary:
      'What happened on a day of earlier years: games, stories, moments. Today without a ' +
      'month and a day.',
    notes: "Without a month and a day: today in the department's time zone.",
    query: z.object({ month: small(1, 12), day: small(1, 31) }),
    result: OnThisDay.nullable(),
    example: { month: 8, day: 29 },
  },
}
