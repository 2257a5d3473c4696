import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const Moment = z
  .object({
    id: z.number(),
    title: z.string(),
    date: z.string().meta({ description: 'Wall clock of the department.' }),
    sport: SportRef.nullable(),
    game: z
      .object({ id: z.number(), opponent: z.string(), atVs: z.enum(['vs', 'at']), url: z.string() })
      .nullable()
      .meta({ description: 'The game that it is of, and its box score.' }),
    text: z.string().meta({ description: 'Sanitised HTML.' }),
    image: Image.nullable(),
    video: z.string().nullable().meta({ description: 'Address of a video.' }),
  })
  .meta({
    id: 'Moment',
    description:
      'Something that is remembered of a game or a season, in a picture or a ' + 'short video.',
  })
export type Moment = z.infer<typeof Moment>
