import { z } from 'zod'
import { tagUrl } from '../tag-refs.ts'
import { kind } from './kind.ts'

export const TagDoc = z.object({ name: z.string(), slug: z.string(), description: z.string().nullable() })

/** A tag that content bears, or that tags.yaml describes. */
export const tag = kind({
  name: 'tag',
  doc: TagDoc,
  columns: ({ slug, name }) => ({ slug, words: name }),
  search: ({ name, slug, description }) => ({ title: name, text: description ?? '', url: tagUrl(slug) }),
})
