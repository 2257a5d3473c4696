import { z } from 'zod'
import { FileLink } from '../../../src/contract/parts.schema.ts'
import { Podcast } from '../../../src/contract/podcasts.schema.ts'
import { textOf } from '../html/clean-html.ts'
import { kind } from './kind.ts'

export const PodcastDoc = Podcast.omit({
  id: true,
  url: true,
  fileUrl: true,
  fileName: true,
  fileType: true,
  fileSize: true,
  sport: true,
  category: true,
  tags: true,
}).extend({
  slug: z.string(),
  /** An absolute address, or a file of the pack. */
  sound: z.union([z.string(), FileLink]),
  sportId: z.number().nullable(),
  showId: z.number().nullable(),
  tagIds: z.array(z.number()),
})

export const podcastUrl = (slug: string, id: number): string => `/podcasts/${slug}/${id}`

export const podcast = kind({
  name: 'podcast',
  doc: PodcastDoc,
  // `slug` holds the show, by which episodes are asked for; an episode is found by its number.
  columns: ({ sportId, showId, publishDate, title, description }) => ({
    sportId,
    slug: showId === null ? null : String(showId),
    date: publishDate,
    words: `${title} ${textOf(description)}`,
  }),
  html: ['description'],
  search: ({ id, title, slug, description, sportId, publishDate }) => ({
    title,
    text: textOf(description),
    url: podcastUrl(slug, id),
    sportId,
    date: publishDate,
    scheduled: true,
  }),
  mentions: ({ tagIds }) => tagIds.map((id) => ({ kind: 'tag', id })),
})
