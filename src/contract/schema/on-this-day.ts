import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const OnThisDayItem = z
  .object({
    id: z.number(),
    type: z.enum(['story', 'game', 'moment']).meta({
      description:
        'A game that was played, a story of that day, or a moment that the ' +
        'department remembers.',
    }),
    title: z.string(),
    text: z.string().nullable().meta({ description: 'A sentence or two; null for a game.' }),
    image: Image.nullable(),
    byline: z.string().nullable(),
    date: z.string(),
    sport: SportRef.nullable(),
    featured: z.boolean(),
    url: z.string().nullable(),
    opponent: z.string().nullable(),
    result: z
      .object({
        status: z.string().nullable(),
        teamScore: z.string().nullable(),
        opponentScore: z.string().nullable(),
        prescore: z.string().nullable(),
        postscore: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "Of a game: 'W', '31', '10', and the words around the score." }),
  })
  .meta({ id: 'OnThisDayItem' })
export type OnThisDayItem = z.infer<typeof OnThisDayItem>

export const OnThisDay = z
  .object({
    month: z.number(),
    day: z.number(),
    randomImage: Image.nullable().meta({
      description: 'One of the pictures: another each day, the same the whole day.',
    }),
    groups: z.array(z.object({ year: z.number(), items: z.array(OnThisDayItem) })),
  })
  .meta({ id: 'OnThisDay' })
export type OnThisDay = z.infer<typeof OnThisDay>
