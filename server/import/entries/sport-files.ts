import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { closed } from '../../content/files/files.ts'
import { sportFile } from '../../content/kinds/sport-file.ts'
import { entryFile } from './entry.ts'

const filename = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9._-]{0,149}$/,
    'holds letters, digits, hyphens and dots: summer-camps.aspx',
  )

export const sportFiles = entryFile({
  file: 'sport-files.yaml',
  kind: sportFile,
  entry: ({ text, optional, date, sport, picture, prose, link, files }) =>
    z.strictObject({
      title: text,
      filename: filename.optional(),
      date,
      access: z
        .enum(['public', 'protected', 'hidden'], { error: 'is public, protected or hidden' })
        .default('public'),
      sportId: sport.nullable().default(null),
      teaser: optional,
      image: picture.nullable().default(null),
      content: prose.prefault(''),
      files,
      redirectAbsoluteUrl: link.nullable().default(null),
    }),
  complete: (read) => ({
    ...read,
    filename: read.filename ?? slugOf(read.title),
    // Whoever may not see the page may not have its files.
    files: read.access === 'hidden' ? read.files.map((file) => closed(file)) : read.files,
  }),
  key: ({ date, filename }) => `${date.slice(0, 10)}/${filename}`,
  keyIsExact: true,
})
