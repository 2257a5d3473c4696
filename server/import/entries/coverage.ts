import { z } from 'zod'
import { coverage as kind } from '../../content/kinds/coverage.ts'
import { entryFile } from './entry.ts'

export const coverage = entryFile({
  file: 'coverage.yaml',
  kind,
  entry: ({ text, optional, sport, picture, prose, link }) =>
    z.strictObject({
      title: text,
      type: z.enum(['tv', 'radio', 'video', 'audio', 'stats', 'press'], {
        error: 'is tv, radio, video, audio, stats or press',
      }),
      detail: optional,
      description: prose.prefault(''),
      link: link.nullable().default(null),
      image: picture.nullable().default(null),
      sportIds: z.array(sport).default([]),
    }),
  complete: (read) => read,
  key: ({ type, title }) => `${type} ${title}`,
})
