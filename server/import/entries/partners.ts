import { z } from 'zod'
import { partner } from '../../content/kinds/partner.ts'
import { entryFile } from './entry.ts'

export const partners = entryFile({
  file: 'partners.yaml',
  kind: partner,
  entry: ({ text, optional, flag, link, prose, picture }) =>
    z.strictObject({
      title: text,
      url: link.nullable().default(null),
      level: optional,
      description: prose.prefault(''),
      image: picture.nullable().default(null),
      featured: flag,
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})
