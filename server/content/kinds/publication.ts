import { z } from 'zod'
import { Publication } from '../../../src/contract/pages.schema.ts'
import { textOf } from '../html/clean-html.ts'
import { kind } from './kind.ts'

export const PublicationDoc = Publication.omit({
  id: true,
  url: true,
  sport: true,
  redirectUrl: true,
}).extend({ sportId: z.number().nullable() })

export const publication = kind({
  name: 'publication',
  doc: PublicationDoc,
  columns: ({ sportId, slug, date, title }) => ({ sportId, slug, date, words: title }),
  html: ['description'],
  search: ({ title, slug, season, description, sportId, date }) => ({
    title,
    text: [season, textOf(description)].filter(Boolean).join(' '),
    url: `/publications/${slug}`,
    sportId,
    date,
    scheduled: true,
  }),
})
