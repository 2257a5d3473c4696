import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

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
  description: 'The kinds of content that bear tags, and the heading each stands under.',
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
