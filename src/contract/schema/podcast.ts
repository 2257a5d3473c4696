import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'
import { TagRef } from './tag.ts'

/** A show: what the family of APIs calls a category of podcasts. */
export const PodcastCategory = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  image: Image.nullable(),
  /** Episodes that are out. */
  count: z.number(),
})
export type PodcastCategory = z.infer<typeof PodcastCategory>

export const Podcast = z.object({
  id: z.number(),
  title: z.string(),
  /** '/podcasts/inside-the-boathouse-12/34' */
  url: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Where the sound lies: an absolute https address, or a file of the department's own. */
  fileUrl: z.string(),
  fileName: z.string(),
  /** 'audio/mpeg' */
  fileType: z.string(),
  /** In bytes; null where the department does not say. */
  fileSize: z.number().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  episode: z.number().nullable(),
  image: Image.nullable(),
  /** When it was made, and from when on it is to be heard: wall clocks of the department. */
  createdDate: z.string(),
  publishDate: z.string(),
  sport: SportRef.nullable(),
  category: z.object({ id: z.number(), title: z.string() }).nullable(),
  tags: z.array(TagRef),
})
export type Podcast = z.infer<typeof Podcast>

/** Where to get the sound of an episode. */
export const PodcastFile = z.object({
  id: z.number(),
  url: z.string(),
  fileName: z.string(),
  type: z.string(),
  size: z.number().nullable(),
})
export type PodcastFile = z.infer<typeof PodcastFile>

export const PodcastSettings = z.object({
  title: z.string(),
  description: z.string(),
  author: z.string(),
  /** For complaints of the directories; null is the department's own address. */
  email: z.string().nullable(),
  /** Of the directories' list: 'Sports'. */
  category: z.string(),
  language: z.string(),
  explicit: z.boolean(),
  image: Image.nullable(),
})
export type PodcastSettings = z.infer<typeof PodcastSettings>

/** What a podcast feed is written from: the channel, and its newest episodes. */
export const PodcastFeed = z.object({
  channel: PodcastSettings.extend({ categoryId: z.number().nullable() }),
  items: z.array(Podcast),
})
export type PodcastFeed = z.infer<typeof PodcastFeed>
