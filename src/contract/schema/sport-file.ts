import { z } from 'zod'
import { FileLink } from './file.ts'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const SportFileTeaser = z
  .object({
    id: z.number(),
    title: z.string(),
    teaser: z.string().nullable(),
    date: z
      .string()
      .meta({ description: 'Wall clock of the department; before it the page is not there.' }),
    filename: z
      .string()
      .meta({ description: "'summer-camps.aspx': the end of the address, small letters." }),
    url: z.string().meta({
      description:
        "'/sports/2026/3/14/summer-camps.aspx', or the same under /protected or " + '/hidden.',
    }),
    access: z.enum(['public', 'protected', 'hidden']).meta({
      description:
        "'protected' is in no list and is found only under its own address; " +
        "'hidden' besides only by who is signed in.",
    }),
    sport: SportRef.nullable(),
    image: Image.nullable(),
    redirectAbsoluteUrl: z
      .string()
      .nullable()
      .meta({ description: 'Set when the page is only a link to somewhere else.' }),
  })
  .meta({
    id: 'SportFileTeaser',
    description:
      'A page that a team keeps at a dated address: travel notes, camp details, a ' + 'history.',
  })
export type SportFileTeaser = z.infer<typeof SportFileTeaser>

export const SportFile = SportFileTeaser.extend({
  content: z.string().meta({ description: 'Sanitised HTML.' }),
  files: z.array(FileLink),
}).meta({ id: 'SportFile' })
export type SportFile = z.infer<typeof SportFile>
