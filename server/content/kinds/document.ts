import { z } from 'zod'
import { Document } from '../../../src/contract/documents.schema.ts'
import { cleanPath } from '../../../src/routes/href.ts'
import { textOf } from '../html/clean-html.ts'
import { kind } from './kind.ts'

/**
 * The file of a document that is not accessible is kept under an address that nothing answers
 * (content/files/files.ts).
 */
export const DocumentDoc = Document.omit({
  id: true,
  url: true,
  sport: true,
  request: true,
}).extend({
  sportId: z.number().nullable(),
  requestNote: z.string().nullable(),
  requestEmail: z.string().nullable(),
  requestUrl: z.string().nullable(),
})

/** '/documents/compliance/handbook.pdf' */
export const documentUrl = (path: string): string =>
  cleanPath(`/documents/${path.split('/').map(encodeURIComponent).join('/')}`)

export const document = kind({
  name: 'document',
  doc: DocumentDoc,
  columns: ({ sportId, path, date, title, category }) => ({
    sportId,
    slug: path,
    date,
    words: `${title} ${category ?? ''}`,
  }),
  html: ['description'],
  // One that must be asked for stands in the lists, too; what is in its file is not known here.
  search: ({ title, path, category, description, sportId, date }) => ({
    title,
    text: [category, textOf(description)].filter(Boolean).join(' '),
    url: documentUrl(path),
    sportId,
    date,
  }),
})
