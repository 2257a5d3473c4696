import { z } from 'zod'
import { kind } from './kind.ts'

const given = z.string()

/**
 * What a department says of a season, of a sport in every season (`season` null), or of all its
 * schedules (`sportId` null, too).
 */
export const SeasonSettingsDoc = z.object({
  sportId: z.number().nullable(),
  season: z.string().nullable(),
  note: z.string().nullable(),
  conference: z.string().nullable(),
  template: z.enum(['standard', 'meets']).nullable(),
  defaultView: z.enum(['list', 'cards']).nullable(),
  scoreDisplay: z.enum(['result', 'score']).nullable(),
  opponentHistory: z.boolean().nullable(),
  /** The record as the department counts it; '' where we count. */
  record: z
    .object({
      overall: given,
      conference: given,
      home: given,
      away: given,
      neutral: given,
      streak: given,
      points: given,
    })
    .nullable(),
})
export type SeasonSettingsDoc = z.infer<typeof SeasonSettingsDoc>

export const seasonSettings = kind({
  name: 'season-settings',
  doc: SeasonSettingsDoc,
  columns: ({ sportId, season }) => ({
    sportId,
    slug: `${sportId ?? ''}/${season ?? ''}`.toLowerCase(),
  }),
})
