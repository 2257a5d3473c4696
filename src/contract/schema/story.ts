import { z } from 'zod'
import { Game } from './game.ts'
import { ImageGallery } from './gallery.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'
import { TagRef } from './tag.ts'

export const StoryTeaser = z.object({
  id: z.number(),
  title: z.string(),
  subHeadline: z.string().nullable(),
  teaser: z.string(),
  byline: z.string().nullable(),
  /** Wall clock of the department. */
  date: z.string(),
  /** '/news/2026/11/14/some-headline' */
  url: z.string(),
  sport: SportRef.nullable(),
  image: Image.nullable(),
  /** Set when the story is only a link to somewhere else. */
  redirectAbsoluteUrl: z.string().nullable(),
})
export type StoryTeaser = z.infer<typeof StoryTeaser>

/**
 * A video beside a text: one of YouTube by its eleven characters, or a file of the department's by
 * its address.
 */
export const StoryVideo = z.object({
  youtube: z
    .string()
    .regex(/^[\w-]{11}$/)
    .nullable(),
  archive: z.string().nullable(),
  title: z.string().nullable(),
})
export type StoryVideo = z.infer<typeof StoryVideo>

/** Somebody whom a story is about, as the newest roster has them. */
export const StoryPlayer = z.object({
  rosterPlayerId: z.number(),
  playerId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  jerseyNumber: z.string(),
  positionShort: z.string(),
  image: Image.nullable(),
  sport: SportRef,
  season: z.string(),
  url: z.string(),
})
export type StoryPlayer = z.infer<typeof StoryPlayer>

export const Story = StoryTeaser.extend({
  /** Sanitised HTML. */
  content: z.string(),
  games: z.array(Game),
  /** The member of staff who wrote it; `byline` is how the story is signed. */
  writer: z
    .object({ name: z.string(), title: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  /** Pictures besides the first, each with its caption. */
  images: z.array(Image),
  video: StoryVideo.nullable(),
  /** A gallery that belongs to it: ImageGalleries?galleryId. */
  galleryId: z.number().nullable(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
  tags: z.array(TagRef),
  players: z.array(StoryPlayer),
  /**
   * The department's own word for how it is laid out: 'standard', 'feature'; null is the standard.
   */
  contentTemplate: z.string().nullable(),
})
export type Story = z.infer<typeof Story>

export const StoryPage = z.object({
  items: z.array(StoryTeaser),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
})
export type StoryPage = z.infer<typeof StoryPage>

/**
 * What stands around a story: its gallery with all its pictures, what to read next, and its
 * neighbours by date in its sport.
 */
export const StoryBeside = z.object({
  gallery: ImageGallery.nullable(),
  related: z.array(StoryTeaser),
  /** The one before it. */
  previous: StoryTeaser.nullable(),
  next: StoryTeaser.nullable(),
})
export type StoryBeside = z.infer<typeof StoryBeside>

/** The games that a story is about. */
export const StoryGames = z.object({ storyId: z.number(), games: z.array(Game) })
export type StoryGames = z.infer<typeof StoryGames>

export const StorySettings = z.object({
  /** How many related stories stand below a story. */
  relatedStories: z.number(),
  showWriter: z.boolean(),
  showTags: z.boolean(),
})
export type StorySettings = z.infer<typeof StorySettings>

/** A line of the archives: a story, or something older that is only a link. */
export const Archived = z.object({
  /** Text, as the family of APIs has it; null when it is only a link. */
  storyId: z.string().nullable(),
  title: z.string(),
  date: z.string(),
  url: z.string(),
  sport: SportRef.nullable(),
})
export type Archived = z.infer<typeof Archived>
