import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const PressClip = z
  .object({
    id: z.number(),
    title: z.string(),
    author: z.string().nullable(),
    source: z.string().meta({ description: "The outlet: 'Lakeside Ledger'." }),
    date: z.string().meta({ description: 'Wall clock of the department.' }),
    link: z.string().nullable(),
    summary: z.string(),
    image: Image.nullable(),
    sports: z.array(SportRef),
  })
  .meta({ id: 'PressClip', description: 'What somebody else wrote about the department.' })
export type PressClip = z.infer<typeof PressClip>

export const PressClipFilter = z
  .object({ title: z.string(), count: z.number() })
  .meta({ id: 'PressClipFilter', description: 'A choice of a filter, and how many it leaves.' })
export type PressClipFilter = z.infer<typeof PressClipFilter>
