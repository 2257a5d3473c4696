import { z } from 'zod'
import { PodcastCategory } from '../../../src/contract/podcasts.schema.ts'
import { kind } from './kind.ts'

export const podcastShow = kind({
  name: 'podcast-show',
  doc: PodcastCategory.omit({ id: true, count: true }).extend({ slug: z.string() }),
  columns: ({ slug, title }) => ({ slug, words: title }),
})
