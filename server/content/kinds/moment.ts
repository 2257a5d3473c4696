import { z } from 'zod'
import { Moment } from '../../../src/contract/stats.schema.ts'
import { kind } from './kind.ts'

export const MomentDoc = Moment.omit({ id: true, sport: true, game: true }).extend({
  sportId: z.number().nullable(),
  gameId: z.number().nullable(),
})

export const moment = kind({
  name: 'moment',
  doc: MomentDoc,
  columns: ({ sportId, date, title }) => ({ sportId, date, words: title }),
  html: ['text'],
  search: ({ title, text, sportId, date }, { sportSlug }) => ({
    title,
    text: text.replace(/<[^>]*>/g, ' '),
    url: sportSlug ? `/sports/${sportSlug}/moments` : '/moments',
    sportId,
    date,
    scheduled: true,
  }),
  mentions: ({ gameId }) => (gameId === null ? [] : [{ kind: 'game', id: gameId }]),
})
