import { z } from 'zod'
import { Game } from './game.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

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

export const Story = StoryTeaser.extend({
  /** Sanitised HTML. */
  content: z.string(),
  games: z.array(Game),
})
export type Story = z.infer<typeof Story>

export const StoryPage = z.object({ items: z.array(StoryTeaser), total: z.number(), page: z.number(), pages: z.number() })
export type StoryPage = z.infer<typeof StoryPage>
