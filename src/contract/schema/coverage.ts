import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const Coverage = z
  .object({
    id: z.number(),
    title: z.string(),
    type: z.enum(['tv', 'radio', 'video', 'audio', 'stats', 'press']),
    detail: z.string().nullable().meta({ description: "'1340 AM, 98.3 FM', 'channel 27'." }),
    description: z.string().meta({ description: 'Sanitised HTML; may be empty.' }),
    link: z.string().nullable(),
    image: Image.nullable(),
    sports: z.array(SportRef).meta({ description: 'None: every sport.' }),
  })
  .meta({
    id: 'Coverage',
    description:
      'Where games are seen, heard and followed. The games themselves come from ' +
      'the lists of events.',
  })
export type Coverage = z.infer<typeof Coverage>
