import { z } from 'zod'
import { Image } from '../../../src/contract/parts.schema.ts'
import { ImageGallery } from '../../../src/contract/stories.schema.ts'
import { kind } from './kind.ts'

export const gallery = kind({
  name: 'gallery',
  doc: ImageGallery.omit({
    id: true,
    sport: true,
    image: true,
    count: true,
    images: true,
    tags: true,
  }).extend({
    sportId: z.number().nullable(),
    images: z.array(Image),
    gameIds: z.array(z.number()),
    tagIds: z.array(z.number()),
  }),
  columns: ({ sportId, date, title }) => ({ sportId, date, words: title }),
  mentions: ({ tagIds, gameIds }) => [
    ...tagIds.map((id) => ({ kind: 'tag' as const, id })),
    ...gameIds.map((id) => ({ kind: 'game' as const, id })),
  ],
})
