import { z } from 'zod'
import { Splash } from '../../../src/contract/notices.schema.ts'
import { kind } from './kind.ts'

/** `hidden` is a draft: nobody sees it, by its number neither. */
export const splash = kind({
  name: 'splash',
  doc: Splash.omit({ id: true, startDateUtc: true, endDateUtc: true }).extend({
    sportId: z.number().nullable(),
    hidden: z.boolean(),
  }),
  columns: ({ title, startDate, endDate, sportId }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
  html: ['html'],
})
