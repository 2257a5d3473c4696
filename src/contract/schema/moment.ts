import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** Something that is remembered of a game or a season, in a picture or a short video. */
export const Moment = z.object({
  id: z.number(),
  title: z.string(),
  /** Wall clock of the department. */
  date: z.string(),
  sport: SportRef.nullable(),
  /** The game that it is of, and its box score. */
  game: z
    .object({ id: z.number(), opponent: z.string(), atVs: z.enum(['vs', 'at']), url: z.string() })
    .nullable(),
  /** Sanitised HTML. */
  text: z.string(),
  image: Image.nullable(),
  /** Address of a video. */
  video: z.string().nullable(),
})
export type Moment = z.infer<typeof Moment>
