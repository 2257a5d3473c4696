import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { takeover } from '../../content/kinds/takeover.ts'
import { entryFile } from './entry.ts'

export const takeovers = entryFile({
  file: 'takeovers.yaml',
  kind: takeover,
  entry: ({ text, date, until, target, sport, ref }) =>
    z.strictObject({
      title: text,
      type: z.string().regex(/^[A-Za-z]{1,30}$/, 'is one word: GameDay, SigningDay, Feature'),
      sportId: sport.nullable().default(null),
      gameId: ref('game', 'game with the ref').nullable().default(null),
      url: target.nullable().default(null),
      cookie: z
        .string()
        .regex(/^[\w-]{1,60}$/, 'is letters, digits, - and _')
        .optional(),
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  complete: (read) => ({
    ...read,
    cookie: read.cookie ?? `takeover-${slugOf(read.title)}`.slice(0, 60),
  }),
  key: ({ title }) => title,
})
