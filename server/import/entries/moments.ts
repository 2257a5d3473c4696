import { z } from 'zod'
import { moment } from '../../content/kinds/moment.ts'
import { entryFile } from './entry.ts'

export const moments = entryFile({
  file: 'moments.yaml',
  kind: moment,
  entry: ({ text, date, sport, picture, prose, link, ref }) =>
    z.strictObject({
      title: text,
      date,
      sportId: sport.nullable().default(null),
      gameId: ref('game', 'game with the ref').nullable().default(null),
      text: prose.prefault(''),
      image: picture.nullable().default(null),
      video: link.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title, date }) => `${date.slice(0, 10)} ${title}`,
})
