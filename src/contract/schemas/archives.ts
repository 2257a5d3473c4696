import { z } from 'zod'
import { OnThisDay } from '../schema/on-this-day.ts'
import { SportRef } from '../schema/sport.ts'
import { Archived } from '../schema/story.ts'
import { Tag, TagFilters, TaggedContent, TaggedType } from '../schema/tag.ts'
import { id, nothing, pageOf, paging, type DescribedOf } from './parts.ts'

const text = z.string().max(1000).optional()
const slug = z.string().max(200)
/** A number of at most two digits, within its range. */
const small = (from: number, to: number) =>
  id.refine((number) => number >= from && number <= to, `must be from ${from} to ${to}`).optional()

export const archiveSchemas: DescribedOf<typeof import('../api/archives.ts')> = {
  archives: {
    summary: 'Every story that ever was, and older ones that are only links, the newest first.',
    notes:
      'Every story that ever was, and what is older and only a link. `seasonYear` ' +
      'is the year of the calendar.',
    query: z.object({ ...paging, search: text, seasonYear: id.optional(), sportId: id.optional() }),
    result: pageOf(Archived),
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
    summary: 'Sports that the archives have something of, and how much.',
    query: nothing,
    result: z.array(z.object({ sport: SportRef, count: z.number() })),
    example: {},
  },
  archiveSeasons: {
    summary: 'Years that the archives have something of, and how much.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(z.object({ year: z.number(), count: z.number() })),
    example: {},
  },
  tags: {
    summary: 'Tags that something bears, by name.',
    query: z.object({ ...paging, search: text }),
    result: pageOf(Tag),
    example: {},
  },
  tagContent: {
    summary: 'What bears a tag, the newest first: stories, podcasts, videos, galleries.',
    query: z.object({ ...paging, slug, sportId: id.optional(), type: TaggedType.optional() }),
    result: pageOf(TaggedContent).extend({ tag: Tag.nullable() }),
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
      'What happened on a day of earlier years: games, stories, moments. Today without a month and a day.',
    notes: "Without a month and a day it is today's, by the department's clock.",
    query: z.object({ month: small(1, 12), day: small(1, 31) }),
    result: OnThisDay.nullable(),
    example: { month: 8, day: 29 },
  },
}
