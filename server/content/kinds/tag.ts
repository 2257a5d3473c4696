import { z } from 'zod'
import { kind } from './kind.ts'

export const TagDoc = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
})

/** A tag that content bears, or that tags.yaml describes. */
export const tag = kind({
  name: 'tag',
  doc: TagDoc,
  columns: ({ slug, name }) => ({ slug, words: name }),
  // It is found as long as something bears it that is found itself (findable-tags.ts).
})
