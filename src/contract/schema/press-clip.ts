import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** What somebody else wrote about the department. */
export const PressClip = z.object({
  id: z.number(),
  title: z.string(),
  author: z.string().nullable(),
  /** The outlet: 'Lakeside Ledger'. */
  source: z.string(),
  /** Wall clock of the department. */
  date: z.string(),
  link: z.string().nullable(),
  summary: z.string(),
  image: Image.nullable(),
  sports: z.array(SportRef),
})
export type PressClip = z.infer<typeof PressClip>

/** A choice of a filter, and how many it leaves. */
export const PressClipFilter = z.object({ title: z.string(), count: z.number() })
export type PressClipFilter = z.infer<typeof PressClipFilter>
