import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** Where games are seen, heard and followed. The games themselves come from the lists of events. */
export const Coverage = z.object({
  id: z.number(),
  title: z.string(),
  type: z.enum(['tv', 'radio', 'video', 'audio', 'stats', 'press']),
  /** '1340 AM, 98.3 FM', 'channel 27'. */
  detail: z.string().nullable(),
  /** Sanitised HTML; may be empty. */
  description: z.string(),
  link: z.string().nullable(),
  image: Image.nullable(),
  /** None: every sport. */
  sports: z.array(SportRef),
})
export type Coverage = z.infer<typeof Coverage>
