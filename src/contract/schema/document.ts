import { z } from 'zod'
import { FileLink } from './file.ts'
import { SportRef } from './sport.ts'

/**
 * A document at an address of its own: `/documents/` and any path, which names it and no place on a
 * disk.
 */
export const Document = z.object({
  id: z.number(),
  title: z.string(),
  /** 'compliance/handbook.pdf', small letters. */
  path: z.string(),
  /** '/documents/compliance/handbook.pdf' */
  url: z.string(),
  /** Sanitised HTML; may be empty. */
  description: z.string(),
  /** The heading it stands under in a list. */
  category: z.string().nullable(),
  /** Wall clock of the department. */
  date: z.string().nullable(),
  sport: SportRef.nullable(),
  /** False: the document exists, and who wants it must ask (`request`). */
  accessible: z.boolean(),
  /** Null while it is not accessible. */
  file: FileLink.nullable(),
  request: z
    .object({
      note: z.string().nullable(),
      email: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
})
export type Document = z.infer<typeof Document>
