import { z } from 'zod'
import { OnThisDayItem } from '../../../src/contract/archives.schema.ts'
import { kind } from './kind.ts'

/** A day that the department remembers every year. */
export const rememberedMoment = kind({
  name: 'remembered',
  doc: OnThisDayItem.pick({
    title: true,
    text: true,
    image: true,
    byline: true,
    date: true,
    featured: true,
    url: true,
  }).extend({ sportId: z.number().nullable() }),
  columns: ({ sportId, date, title, text }) => ({ sportId, date, words: `${title} ${text ?? ''}` }),
  search: ({ title, text, url, sportId, date }) => ({
    title,
    text: text ?? '',
    url: url ?? `/on-this-day?month=${Number(date.slice(5, 7))}&day=${Number(date.slice(8, 10))}`,
    sportId,
    date,
    scheduled: true,
    remembered: true,
  }),
})
