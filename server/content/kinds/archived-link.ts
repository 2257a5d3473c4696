import { z } from 'zod'
import { kind } from './kind.ts'

/** Something older than the stories of the store, of which only the address is kept. */
export const archivedLink = kind({
  name: 'archive',
  doc: z.object({
    title: z.string(),
    date: z.string(),
    url: z.string(),
    sportId: z.number().nullable(),
  }),
  columns: ({ sportId, date, title }) => ({ sportId, date, words: title }),
  search: ({ title, url, sportId, date }) => ({
    title,
    url,
    sportId,
    date,
    scheduled: true,
    archived: true,
  }),
})
