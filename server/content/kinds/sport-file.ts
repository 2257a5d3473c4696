import { z } from 'zod'
import { SportFile } from '../../../src/contract/documents.schema.ts'
import { cleanPath } from '../../../src/routes/href.ts'
import { textOf } from '../html/clean-html.ts'
import { kind } from './kind.ts'

export const SportFileDoc = SportFile.omit({ id: true, url: true, sport: true }).extend({
  sportId: z.number().nullable(),
  access: z.enum(['public', 'protected', 'hidden']),
})

/** '/sports/2026/3/14/summer-camps.aspx' */
export const sportFileUrl = (date: string, filename: string): string =>
  cleanPath(
    `/sports/${date.slice(0, 4)}/${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}/${encodeURIComponent(filename)}`,
  )

export const sportFile = kind({
  name: 'sport_file',
  doc: SportFileDoc,
  // Lists and addresses ask for one kind of access: it is the beginning of what they look for.
  columns: ({ sportId, access, filename, date, title }) => ({
    sportId,
    slug: `${access}/${filename}`,
    date,
    words: `${title.replaceAll(':', ' ')} access:${access};`,
  }),
  html: ['content'],
  // What is open to all alone: who may see the others has their address.
  search: ({ title, teaser, content, access, filename, redirectAbsoluteUrl, sportId, date }) =>
    access === 'public'
      ? {
          title,
          text: [teaser, textOf(content)].filter(Boolean).join(' '),
          url: redirectAbsoluteUrl ?? sportFileUrl(date, filename),
          sportId,
          date,
          scheduled: true,
        }
      : null,
})
