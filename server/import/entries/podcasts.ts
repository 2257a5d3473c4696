import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { podcast } from '../../content/kinds/podcast.ts'
import { podcastShow } from '../../content/kinds/podcast-show.ts'
import { entryFile } from './entry.ts'
import { named, seconds } from './media-parts.ts'

export const podcastShows = entryFile({
  file: 'podcast-shows.yaml',
  kind: podcastShow,
  entry: ({ text, optional, picture }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      description: optional,
      image: picture.nullable().default(null),
    }),
  complete: (read) => ({ ...read, slug: read.slug ?? slugOf(read.title) }),
  key: ({ title }) => title,
})

export const podcasts = entryFile({
  file: 'podcasts.yaml',
  kind: podcast,
  entry: (parts) =>
    z.strictObject({
      title: parts.text,
      slug: parts.text.optional(),
      showId: parts.ref('podcast-show', 'show (podcast-shows.yaml)').nullable().default(null),
      description: parts.prose.prefault(''),
      // `https://…/12.mp3`, or `{path: files/12.mp3}`.
      sound: z.union([parts.link, parts.file]),
      duration: seconds.nullable().default(null),
      episode: z.number().int().nonnegative().nullable().default(null),
      image: parts.picture.nullable().default(null),
      publishDate: parts.date,
      createdDate: parts.date.optional(),
      sportId: parts.sport.nullable().default(null),
      tagIds: named(parts).tags,
    }),
  faults: ({ sound }) =>
    typeof sound === 'string' && !sound.startsWith('https://')
      ? [{ field: 'sound', reason: 'sound: an absolute https address, or {path: files/…}' }]
      : [],
  complete: (read) => ({
    ...read,
    slug: read.slug ?? slugOf(read.title),
    createdDate: read.createdDate ?? read.publishDate,
  }),
  key: ({ title, publishDate }) => `${title} ${publishDate}`,
})
