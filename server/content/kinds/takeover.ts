import { z } from 'zod'
import { Takeover } from '../../../src/contract/notices.schema.ts'
import { kind } from './kind.ts'

export const takeover = kind({
  name: 'takeover',
  doc: Takeover.omit({ id: true }).extend({
    title: z.string(),
    sportId: z.number().nullable(),
    gameId: z.number().nullable().default(null),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  }),
  columns: ({ title, startDate, endDate, sportId }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
})
