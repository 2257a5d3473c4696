import { z } from 'zod'

/** A file that the department gives out: a PDF, a recording, a table. */
export const FileLink = z.object({
  title: z.string(),
  /**
   * '/files/0f3a…/Media Guide.pdf', escaped. The address holds the hash of the bytes: what it
   * answers never changes.
   */
  url: z.string(),
  /** The name it is saved under. */
  name: z.string(),
  /** 'application/pdf' */
  type: z.string(),
  /** In bytes. */
  size: z.number().int().nonnegative(),
})
export type FileLink = z.infer<typeof FileLink>
