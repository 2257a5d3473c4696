import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { department } from '../../content/kinds/department.ts'
import { entryFile } from './entry.ts'

/** The end of the address tells a department from a person. */
const withEnd = (slug: string): string =>
  slug.endsWith('-department') ? slug : `${slug}-department`

export const departments = entryFile({
  file: 'departments.yaml',
  kind: department,
  entry: ({ text, optional, prose }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      description: prose.nullable().default(null),
      email: optional,
      phone: optional,
      location: optional,
    }),
  complete: (read) => ({ ...read, slug: withEnd(slugOf(read.slug ?? read.title)) }),
  key: ({ title }) => title,
})
