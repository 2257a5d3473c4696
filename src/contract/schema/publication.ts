import { z } from 'zod'
import { FileLink } from './file.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const Publication = z
  .object({
    id: z.number(),
    title: z.string(),
    slug: z.string(),
    url: z.string().meta({ description: "'/publications/2026-football-media-guide'" }),
    date: z.string().meta({ description: 'Wall clock of the department.' }),
    season: z.string().nullable().meta({ description: "As the department titles it: '2026-27'." }),
    description: z.string().meta({ description: 'Sanitised HTML; may be empty.' }),
    image: Image.nullable(),
    sport: SportRef.nullable(),
    files: z.array(FileLink),
    link: z
      .string()
      .nullable()
      .meta({ description: 'Where it is read when it is kept on another site.' }),
    redirectUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'Where its address leads at once: a publication that is one file and ' +
          'nothing else is that file.',
      }),
  })
  .meta({ id: 'Publication', description: 'A media guide, a program, a yearbook.' })
export type Publication = z.infer<typeof Publication>
