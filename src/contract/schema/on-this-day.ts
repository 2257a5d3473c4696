import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const OnThisDayItem = z.object({
  id: z.number(),
  /** A game that was played, a story of that day, or a moment that the department remembers. */
  type: z.enum(['story', 'game', 'moment']),
  title: z.string(),
  /** A sentence or two; null for a game. */
  text: z.string().nullable(),
  image: Image.nullable(),
  byline: z.string().nullable(),
  date: z.string(),
  sport: SportRef.nullable(),
  featured: z.boolean(),
  url: z.string().nullable(),
  opponent: z.string().nullable(),
  /** Of a game: 'W', '31', '10', and the words around the score. */
  result: z
    .object({
      status: z.string().nullable(),
      teamScore: z.string().nullable(),
      opponentScore: z.string().nullable(),
      prescore: z.string().nullable(),
      postscore: z.string().nullable(),
    })
    .nullable(),
})
export type OnThisDayItem = z.infer<typeof OnThisDayItem>

export const OnThisDay = z.object({
  month: z.number(),
  day: z.number(),
  /** One of the pictures: another each day, the same the whole day. */
  randomImage: Image.nullable(),
  groups: z.array(z.object({ year: z.number(), items: z.array(OnThisDayItem) })),
})
export type OnThisDay = z.infer<typeof OnThisDay>
