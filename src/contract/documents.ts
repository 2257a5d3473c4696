import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type PageOf, type Paging } from './queries.ts'
import type { Document, SportFile, SportFileTeaser } from './documents.schema.ts'

export const documents = get<Paging & { sportId?: number | undefined }, PageOf<Document>>(
  '/api/v2/Documents',
  { empty: emptyPage, staleTimeSeconds: 1 * hours },
)
export const document = get<{ documentId: number }, Document | null>(
  '/api/v2/Documents/:documentId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const documentByPath = get<{ path: string }, Document | null>('/api/v2/Documents/by-path', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})

export const sportFiles = get<Paging & { sportId?: number | undefined }, PageOf<SportFileTeaser>>(
  '/api/v2/SportFiles',
  { empty: emptyPage, staleTimeSeconds: 10 * minutes },
)
export const sportFile = get<
  { date: string; filename: string; access?: 'public' | 'protected' | undefined },
  SportFile | null
>('/api/v2/SportFiles/:date/:filename', {
  empty: null,
  staleTimeSeconds: 10 * minutes,
})
