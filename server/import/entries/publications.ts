import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { publication } from '../../content/kinds/publication.ts'
import { entryFile } from './entry.ts'

export const publications = entryFile({
  file: 'publications.yaml',
  kind: publication,
  entry: ({ text, optional, date, sport, picture, prose, link, files }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      date,
      season: optional,
      sportId: sport.nullable().default(null),
      image: picture.nullable().default(null),
      description: prose.prefault(''),
      files,
      link: link.nullable().default(null),
    }),
  faults: ({ title, slug, files, link }) => [
    ...(files.length === 0 && link === null
      ? [{ field: 'title', reason: 'has no files and no link: there is nothing to read' }]
      : []),
    ...(slugOf(slug ?? title) === 'settings'
      ? [
          {
            field: 'slug',
            reason: 'is "settings", which is an address of the content API; give it another',
          },
        ]
      : []),
  ],
  complete: (read) => ({ ...read, slug: slugOf(read.slug ?? read.title) }),
  key: ({ slug }) => slug,
})
