import { z } from 'zod'
import { FileLink } from './file.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** A media guide, a program, a yearbook. */
export const Publication = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  /** '/publications/2026-football-media-guide' */
  url: z.string(),
  /** Wall clock of the department. */
  date: z.string(),
  /** As the department titles it: '2026-27'. */
  season: z.string().nullable(),
  /** Sanitised HTML; may be empty. */
  description: z.string(),
  image: Image.nullable(),
  sport: SportRef.nullable(),
  files: z.array(FileLink),
  /** Where it is read when it is kept on another site. */
  link: z.string().nullable(),
  /**
   * Where its address leads at once: a publication that is one file and nothing else is that file.
   */
  redirectUrl: z.string().nullable(),
})
export type Publication = z.infer<typeof Publication>
