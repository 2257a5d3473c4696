import { z } from 'zod'
import { FileLink } from '../../../src/contract/parts.schema.ts'
import { kind } from './kind.ts'

/**
 * What a department has of a season's statistics besides figures: a printed document, or another
 * site that keeps them.
 */
export const SeasonStatisticsDoc = z.object({
  sportId: z.number(),
  season: z.string(),
  title: z.string(),
  pdf: z.string().nullable(),
  file: FileLink.nullable(),
  elsewhere: z.string().nullable(),
})

export const seasonStatistics = kind({
  name: 'season-statistics',
  doc: SeasonStatisticsDoc,
  columns: ({ sportId, season, title }) => ({ sportId, slug: season.toLowerCase(), words: title }),
})
