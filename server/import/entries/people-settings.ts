import { z } from 'zod'
import { peopleLists, peopleSettings as kind } from '../../content/kinds/people-settings.ts'
import { entryFile } from './entry.ts'

export const peopleSettings = entryFile({
  file: 'people-settings.yaml',
  kind,
  entry: ({ optional, sport, prose, text }) =>
    z.strictObject({
      for: z.enum(peopleLists, { error: `is one of ${peopleLists.join(', ')}` }),
      sportId: sport.nullable().default(null),
      enabled: z.boolean({ error: 'is true or false' }).default(true),
      title: optional,
      intro: prose.nullable().default(null),
      defaultView: optional,
      defaultSort: optional,
      defaultGrouping: optional,
      labels: z.record(z.string(), text).default({}),
    }),
  complete: (read) => read,
  key: ({ for: list, sportId }) => `${list} ${sportId ?? 0}`,
})
