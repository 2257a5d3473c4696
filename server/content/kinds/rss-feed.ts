import { z } from 'zod'
import { RssFeed } from '../../../src/contract/follow.schema.ts'
import { kind } from './kind.ts'

export const rssFeed = kind({
  name: 'rss-feed',
  doc: RssFeed.omit({ id: true, sport: true }).extend({ sportId: z.number().nullable() }),
  columns: ({ title, sportId }) => ({ sportId, words: title }),
})
