import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** A tag as content names it. */
export const TagRef = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  /** '/tags/senior-day' */
  url: z.string(),
})
export type TagRef = z.infer<typeof TagRef>

export const Tag = TagRef.extend({
  description: z.string().nullable(),
  /** How much is to be seen under it now. */
  count: z.number(),
})
export type Tag = z.infer<typeof Tag>

/** The kinds of content that bear tags, and the heading each stands under. */
export const TaggedType = z.enum(['story', 'podcast', 'video', 'gallery'])
export type TaggedType = z.infer<typeof TaggedType>

export const TaggedContent = z.object({
  type: TaggedType,
  id: z.number(),
  /** 'Stories', 'Podcasts', 'Videos', 'Galleries' */
  section: z.string(),
  title: z.string(),
  /** Null for what is shown only where it belongs (galleries). */
  url: z.string().nullable(),
  image: Image.nullable(),
  tags: z.array(TagRef),
  sports: z.array(SportRef),
  /** Wall clock of the department. */
  date: z.string(),
})
export type TaggedContent = z.infer<typeof TaggedContent>

/** What the content of a tag can be narrowed to, each with how much there is. */
export const TagFilters = z.object({
  sports: z.array(z.object({ sport: SportRef, count: z.number() })),
  types: z.array(z.object({ type: TaggedType, section: z.string(), count: z.number() })),
})
export type TagFilters = z.infer<typeof TagFilters>
