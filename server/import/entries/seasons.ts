import { z } from 'zod'
import { seasonSettings } from '../../content/kinds/season-settings.ts'
import { entryFile } from './entry.ts'

const record = z
  .string()
  .regex(/^\d+(?:[-–]\d+){1,3}$/, 'is written 10-2 or 10-2-1')
  .or(z.literal(''))
  .default('')

/** YAML reads 2026 as a number. */
const title = z.codec(
  z.union([z.string(), z.number()], { error: 'is a season: 2026, 2026-27' }),
  z.string(),
  { decode: String, encode: (text) => text },
)

export const seasons = entryFile({
  file: 'seasons.yaml',
  kind: seasonSettings,
  entry: ({ optional, sport }) =>
    z.strictObject({
      sportId: sport.nullable().default(null),
      season: title.nullable().default(null),
      note: optional,
      conference: optional,
      template: z.enum(['standard', 'meets']).nullable().default(null),
      defaultView: z.enum(['list', 'cards']).nullable().default(null),
      scoreDisplay: z.enum(['result', 'score']).nullable().default(null),
      opponentHistory: z.boolean({ error: 'is true or false' }).nullable().default(null),
      record: z
        .strictObject({
          overall: record,
          conference: record,
          home: record,
          away: record,
          neutral: record,
          streak: z.string().max(10).default(''),
          points: z.string().max(10).default(''),
        })
        .nullable()
        .default(null),
    }),
  complete: (read) => read,
  key: ({ sportId, season }) => `${sportId ?? 'all'}/${season ?? 'all'}`,
})
