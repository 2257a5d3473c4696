import { z } from 'zod'
import { Document } from '../../../src/contract/schema/document.ts'
import { kind } from './kind.ts'

/** The file of a document that is not accessible is kept under an address that nothing answers (content/files.ts). */
export const DocumentDoc = Document.omit({ id: true, url: true, sport: true, request: true }).extend({
  sportId: z.number().nullable(), requestNote: z.string().nullable(), requestEmail: z.string().nullable(), requestUrl: z.string().nullable(),
})

export const document = kind({
  name: 'document',
  doc: DocumentDoc,
  columns: ({ sportId, path, date, title, category }) => ({ sportId, slug: path, date, words: `${title} ${category ?? ''}` }),
  html: ['description'],
})
