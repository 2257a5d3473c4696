import { z } from 'zod'
import { award, awardType } from '../../content/kinds/honors.ts'
import { entryFile } from './entry.ts'

export const awardTypes = entryFile({
  file: 'award-types.yaml',
  kind: awardType,
  entry: ({ text, prose }) =>
    z.strictObject({ title: text, description: prose.nullable().default(null) }),
  complete: (read) => read,
  key: ({ title }) => title,
})

export const awards = entryFile({
  file: 'awards.yaml',
  kind: award,
  entry: ({ text, optional, date, sport, picture, prose, ref }) =>
    z.strictObject({
      title: text,
      typeId: ref('award-type', 'kind of award').nullable().default(null),
      date,
      endDate: date.nullable().default(null),
      name: text,
      sportId: sport.nullable().default(null),
      playerId: ref('person', 'player').nullable().default(null),
      storyId: ref('story', 'story').nullable().default(null),
      organization: optional,
      teaser: optional,
      image: picture.nullable().default(null),
      description: prose.nullable().default(null),
    }),
  faults: ({ date, endDate }) =>
    endDate !== null && endDate < date
      ? [{ field: 'endDate', reason: 'endDate is before its date' }]
      : [],
  complete: (read) => read,
  key: ({ title, name, date }) => `${title} ${name} ${date}`,
})
