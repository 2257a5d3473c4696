import { z } from 'zod'
import { Coverage } from '../../../src/contract/pages.schema.ts'
import { kind } from './kind.ts'

export const CoverageDoc = Coverage.omit({ id: true, sports: true }).extend({
  sportIds: z.array(z.number()),
})

export const coverage = kind({
  name: 'coverage',
  doc: CoverageDoc,
  columns: ({ sportIds, title }) => ({ sportId: sportIds[0] ?? null, words: title }),
  html: ['description'],
})
