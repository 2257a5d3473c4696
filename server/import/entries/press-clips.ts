import { z } from 'zod'
import { pressClip } from '../../content/kinds/press-clip.ts'
import { entryFile } from './entry.ts'

export const pressClips = entryFile({
  file: 'press-clips.yaml',
  kind: pressClip,
  entry: ({ text, optional, date, sport, picture, link }) =>
    z.strictObject({
      title: text,
      source: text,
      author: optional,
      date,
      link: link.nullable().default(null),
      summary: z.string().trim().default(''),
      image: picture.nullable().default(null),
      sportIds: z.array(sport).default([]),
    }),
  complete: (read) => read,
  key: ({ date, source, title }) => `${date.slice(0, 10)} ${source} ${title}`,
})
