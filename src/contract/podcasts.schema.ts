import { z } from 'zod'
import { Image, id, emptyQuery, toPageSchema, paging, type CallSchemaOf } from './parts.schema.ts'
import { SportRef, TagRef } from './sport.schema.ts'

export const PodcastCategory = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    image: Image.nullable(),
    count: z.number().meta({ description: 'Published episodes.' }),
  })
  .meta({
    id: 'PodcastCategory',
    description: 'A show; this API family calls it a podcast category.',
  })
export type PodcastCategory = z.infer<typeof PodcastCategory>

export const Podcast = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z.string().meta({ description: "'/podcasts/inside-the-boathouse-12/34'" }),
    description: z.string().meta({ description: 'Sanitized HTML.' }),
    transcript: z
      .string()
      .nullable()
      .meta({ description: 'Sanitized HTML; only in the answer for one episode, null in lists.' }),
    fileUrl: z.string().meta({
      description: 'The audio file: an absolute https URL, or a file of the department.',
    }),
    fileName: z.string(),
    fileType: z.string().meta({ description: "'audio/mpeg'" }),
    fileSize: z.number().nullable().meta({ description: 'In bytes; null if unknown.' }),
    duration: z.number().nullable().meta({ description: 'Seconds.' }),
    episode: z.number().nullable(),
    image: Image.nullable(),
    createdDate: z.string().meta({
      description: 'Recorded and published: local times of the department.',
    }),
    publishDate: z.string(),
    sport: SportRef.nullable(),
    category: z.object({ id: z.number(), title: z.string() }).nullable(),
    tags: z.array(TagRef),
  })
  .meta({ id: 'Podcast' })
export type Podcast = z.infer<typeof Podcast>

export const PodcastFile = z
  .object({
    id: z.number(),
    url: z.string(),
    fileName: z.string(),
    type: z.string(),
    size: z.number().nullable(),
  })
  .meta({ id: 'PodcastFile', description: 'Audio source of an episode.' })
export type PodcastFile = z.infer<typeof PodcastFile>

export const PodcastSettings = z
  .object({
    title: z.string(),
    description: z.string(),
    author: z.string(),
    email: z.string().nullable().meta({
      description: "Contact for podcast directories; null means the department's own address.",
    }),
    category: z.string().meta({ description: "A category of podcast directories: 'Sports'." }),
    language: z.string(),
    explicit: z.boolean(),
    image: Image.nullable(),
  })
  .meta({ id: 'PodcastSettings' })
export type PodcastSettings = z.infer<typeof PodcastSettings>

export const PodcastFeed = z
  .object({
    channel: PodcastSettings.extend({ categoryId: z.number().nullable() }),
    items: z.array(Podcast),
  })
  .meta({
    id: 'PodcastFeed',
    description: 'The content of a podcast feed: the channel, and its newest episodes.',
  })
export type PodcastFeed = z.infer<typeof PodcastFeed>

const ofSport = { sportId: id.optional() }
const podcastId = z.object({ podcastId: id })

export const podcastSchemas: CallSchemaOf<typeof import('./podcasts.ts')> = {
  podcasts: {
    summary: 'Published episodes, newest first.',
    query: z.object({
      ...paging,
      ...ofSport,
      categoryId: id.optional(),
      searchTerm: z.string().max(1000).optional(),
    }),
    result: toPageSchema(Podcast),
    example: {},
    table: ({ items }) =>
      items.map(({ title, category, episode, publishDate, duration, sport, fileUrl }) => ({
        title,
        show: category?.title ?? '',
        episode,
        published: publishDate,
        seconds: duration,
        sport: sport?.title ?? '',
        file: fileUrl,
      })),
  },
  podcast: {
    summary: 'One episode.',
    query: podcastId,
    result: Podcast.nullable(),
    example: { podcastId: 1 },
  },
  podcastPlay: {
    summary: 'The audio of an episode.',
    query: podcastId,
    result: PodcastFile.nullable(),
    example: { podcastId: 1 },
  },
  podcastDownload: {
    summary: 'The URL of the audio file of an episode.',
    query: podcastId,
    result: PodcastFile.nullable(),
    example: { podcastId: 1 },
  },
  podcastCategories: {
    summary: "The shows, in the department's order.",
    query: emptyQuery,
    result: z.array(PodcastCategory),
    example: {},
  },
  podcastCategory: {
    summary: 'One podcast show.',
    query: z.object({ categoryId: id }),
    result: PodcastCategory.nullable(),
    example: { categoryId: 1 },
  },
  podcastFilterCategories: {
    summary: 'Shows with a published episode, of one sport if requested.',
    query: z.object(ofSport),
    result: z.array(PodcastCategory),
    example: {},
  },
  podcastFilterSports: {
    summary: 'Sports with published episodes, and the number of episodes.',
    query: emptyQuery,
    result: z.array(z.object({ sport: SportRef, count: z.number() })),
    example: {},
  },
  podcastSettings: {
    summary: "The introduction of the department's podcasts.",
    query: emptyQuery,
    result: PodcastSettings.nullable(),
    example: {},
  },
  podcastFeed: {
    summary: 'The data of a podcast feed: its channel and its 100 newest episodes.',
    notes: 'The data of the feed. The feed itself is XML and has its own URL.',
    query: z.object({ ...ofSport, categoryId: id.optional() }),
    result: PodcastFeed.nullable(),
    example: {},
  },
}
