import { z } from 'zod'
import { inductee, allAmerican, award, awardType } from '../../content/kinds/honors.ts'
import { entryFile } from './read-entries.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

/** `honor` is the title of the honor ('Hall of Fame'); its slug is stored. */
const honor = z.codec(
  z.string({ error: 'is missing or not text' }).trim().min(1, 'is empty'),
  z.object({ slug: z.string(), title: z.string() }),
  {
    decode: (title) => ({ slug: slugify(title), title }),
    encode: ({ title }) => title,
  },
)

export const honors = entryFile({
  file: 'honors.yaml',
  kind: inductee,
  entry: ({ text, optional, count, sport, picture, pictures, prose, ref }) =>
    z.strictObject({
      firstName: z.string().trim().default(''),
      lastName: text,
      honor: honor.prefault('Hall of Fame'),
      classYear: count,
      category: optional,
      sportIds: z.array(sport).default([]),
      years: optional,
      hometown: optional,
      playerId: ref('person', 'player').nullable().default(null),
      image: picture.nullable().default(null),
      images: pictures,
      bio: prose.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ honor: { slug }, firstName, lastName, classYear }) =>
    `${slug} ${firstName} ${lastName} ${classYear ?? ''}`,
})

export const allAmericans = entryFile({
  file: 'all-americans.yaml',
  kind: allAmerican,
  entry: ({ text, optional, sport, picture, prose, ref }) =>
    z.strictObject({
      firstName: z.string().trim().default(''),
      lastName: text,
      sportId: sport,
      selections: z
        .array(
          z.strictObject({
            year: z.number({ error: 'must be a year' }).int(),
            team: optional,
            organization: optional,
            event: optional,
          }),
        )
        .min(1, 'is empty: add the years'),
      hometown: optional,
      playerId: ref('person', 'player').nullable().default(null),
      image: picture.nullable().default(null),
      bio: prose.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ firstName, lastName, sportId }) => `${firstName} ${lastName} ${sportId}`,
})

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
      ? [{ field: 'endDate', reason: 'endDate must not be before date' }]
      : [],
  complete: (read) => read,
  key: ({ title, name, date }) => `${title} ${name} ${date}`,
})
