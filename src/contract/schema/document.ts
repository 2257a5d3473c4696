import { z } from 'zod'
import { FileLink } from './file.ts'
import { SportRef } from './sport.ts'

export const Document = z
  .object({
    id: z.number(),
    title: z.string(),
    path: z.string().meta({ description: "'compliance/handbook.pdf', small letters." }),
    url: z.string().meta({ description: "'/documents/compliance/handbook.pdf'" }),
    description: z.string().meta({ description: 'Sanitised HTML; may be empty.' }),
    category: z.string().nullable().meta({ description: 'The heading it stands under in a list.' }),
    date: z.string().nullable().meta({ description: 'Wall clock of the department.' }),
    sport: SportRef.nullable(),
    accessible: z
      .boolean()
      .meta({ description: 'False: the document exists, and who wants it must ask (`request`).' }),
    file: FileLink.nullable().meta({ description: 'Null while it is not accessible.' }),
    request: z
      .object({
        note: z.string().nullable(),
        email: z.string().nullable(),
        url: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({
    id: 'Document',
    description:
      'A document at an address of its own: `/documents/` and any path, which ' +
      'names it and no place on a disk.',
  })
export type Document = z.infer<typeof Document>
