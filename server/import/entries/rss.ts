import { z } from 'zod'
import { rssFeed } from '../../content/kinds/rss-feed.ts'
import { entryFile } from './entry.ts'

export const rssFeeds = entryFile({
  file: 'rss.yaml',
  kind: rssFeed,
  entry: ({ text, optional, link, sport }) =>
    z.strictObject({
      title: text,
      description: optional,
      url: link,
      sportId: sport.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})
