import { z } from 'zod'
import { PressClip } from '../../../src/contract/pages.schema.ts'
import { kind } from './kind.ts'

export const PressClipDoc = PressClip.omit({ id: true, sports: true }).extend({
  sportIds: z.array(z.number()),
})

/** The word by which clips of a sport are found: a clip may be about several. */
export const ofSport = (sportId: number): string => `sport:${sportId};`

export const pressClip = kind({
  name: 'press_clip',
  doc: PressClipDoc,
  columns: ({ sportIds, date, title, source, author }) => ({
    sportId: sportIds[0] ?? null,
    date,
    words: [title, source, author ?? '', ...sportIds.map(ofSport)].join(' '),
  }),
  // It is read where it was printed; what is not to be had there stands in the list.
  search: ({ title, source, author, summary, link, sportIds, date }) => ({
    title,
    text: [source, author, summary].filter(Boolean).join('. '),
    url: link ?? '/clippings',
    sportId: sportIds[0] ?? null,
    date,
    scheduled: true,
  }),
})
