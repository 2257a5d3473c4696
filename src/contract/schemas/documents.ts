import { z } from 'zod'
import { Document } from '../schema/document.ts'
import { SportFile, SportFileTeaser } from '../schema/sport-file.ts'
import { id, pageOf, paging, type DescribedOf } from './parts.ts'

const page = z.object({ ...paging, sportId: id.optional() })

export const documentSchemas: DescribedOf<typeof import('../api/documents.ts')> = {
  documents: {
    summary: 'Documents in the order of the department.',
    query: page,
    result: pageOf(Document),
    example: {},
    table: ({ items }) =>
      items.map(({ title, category, date, sport, path, accessible, file, url }) => ({
        title,
        category,
        date: date?.slice(0, 10) ?? null,
        sport: sport?.title ?? null,
        path,
        accessible,
        type: file?.type ?? null,
        size: file?.size ?? null,
        url,
      })),
  },
  document: {
    summary: 'One document by its number.',
    query: z.object({ documentId: id }),
    result: Document.nullable(),
    example: { documentId: 1 },
  },
  documentByPath: {
    summary: 'One document by the end of its address, whatever slashes are in it.',
    notes: '`path`: what stands behind /documents/ in an address.',
    query: z.object({ path: z.string().min(1).max(1000) }),
    result: Document.nullable(),
    example: { path: 'compliance/handbook.pdf' },
  },
  sportFiles: {
    summary:
      'Pages that teams keep at dated addresses, the newest first; none that is protected or hidden.',
    query: page,
    result: pageOf(SportFileTeaser),
    example: {},
  },
  sportFile: {
    summary: 'One such page by its day and the end of its address.',
    notes:
      '`access`: of which address; a protected page is not under the public one, ' +
      'nor the other way round.',
    query: z.object({
      date: z.string().max(30),
      filename: z.string().max(200),
      access: z.enum(['public', 'protected']).optional(),
    }),
    result: SportFile.nullable(),
    example: { date: '2026-03-14', filename: 'camps.aspx' },
  },
}
