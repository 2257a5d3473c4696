import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { facility } from '../../content/kinds/facility.ts'
import { entryFile } from './entry.ts'

export const facilities = entryFile({
  file: 'facilities.yaml',
  kind: facility,
  entry: ({ text, optional, flag, count, sport, picture, pictures, prose, link }) =>
    z.strictObject({
      title: text,
      slug: text.optional(),
      teaser: optional,
      location: optional,
      featured: flag,
      sportId: sport.nullable().default(null),
      featuredImage: picture.nullable().default(null),
      images: pictures,
      description: prose.prefault(''),
      map: picture.nullish(),
      gates: prose.nullish(),
      parking: prose.nullish(),
      bagPolicy: prose.nullish(),
      capacity: count,
      latitude: count,
      longitude: count,
      pageUrl: link.nullable().default(null),
    }),
  complete: (read) => ({
    ...read,
    slug: read.slug ?? slugOf(read.title),
    map: read.map ?? null,
    gates: read.gates || null,
    parking: read.parking || null,
    bagPolicy: read.bagPolicy || null,
  }),
  key: ({ title }) => title,
})
