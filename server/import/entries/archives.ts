import { z } from 'zod'
import { archivedLink } from '../../content/kinds/archived-link.ts'
import { rememberedMoment } from '../../content/kinds/remembered-moment.ts'
import { entryFile } from './entry.ts'

/** Stories of before the store, of which only the address is kept. */
export const archives = entryFile({
  file: 'archives.csv',
  kind: archivedLink,
  csv: {
    known: ['title', 'date', 'url', 'sport_id'],
    aliases: { headline: 'title', link: 'url', address: 'url', sport: 'sport_id', day: 'date' },
    prose: [],
  },
  entry: ({ text, date, link, sport }) =>
    z.strictObject({ title: text, date, url: link, sportId: sport.nullable().default(null) }),
  complete: (read) => read,
  key: ({ date, url }) => `${date} ${url}`,
  keyIsExact: true,
})

/** Days that are remembered every year, besides the games and stories of the store. */
export const onThisDay = entryFile({
  file: 'on-this-day.yaml',
  kind: rememberedMoment,
  entry: ({ text, optional, date, picture, flag, link, sport }) =>
    z.strictObject({
      title: text,
      date,
      text: optional,
      byline: optional,
      image: picture.nullable().default(null),
      featured: flag,
      url: link.nullable().default(null),
      sportId: sport.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title, date }) => `${title} ${date.slice(0, 10)}`,
})
