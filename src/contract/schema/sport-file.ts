import { z } from 'zod'
import { FileLink } from './file.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** A page that a team keeps at a dated address: travel notes, camp details, a history. */
export const SportFileTeaser = z.object({
  id: z.number(),
  title: z.string(),
  teaser: z.string().nullable(),
  /** Wall clock of the department; before it the page is not there. */
  date: z.string(),
  /** 'summer-camps.aspx': the end of the address, small letters. */
  filename: z.string(),
  /** '/sports/2026/3/14/summer-camps.aspx', or the same under /protected or /hidden. */
  url: z.string(),
  /**
   * 'protected' is in no list and is found only under its own address; 'hidden' besides only by who
   * is signed in.
   */
  access: z.enum(['public', 'protected', 'hidden']),
  sport: SportRef.nullable(),
  image: Image.nullable(),
  /** Set when the page is only a link to somewhere else. */
  redirectAbsoluteUrl: z.string().nullable(),
})
export type SportFileTeaser = z.infer<typeof SportFileTeaser>

export const SportFile = SportFileTeaser.extend({
  /** Sanitised HTML. */
  content: z.string(),
  files: z.array(FileLink),
})
export type SportFile = z.infer<typeof SportFile>
