import { z } from 'zod'
import { allAmerican } from '../../content/kinds/honors.ts'
import { entryFile } from './entry.ts'

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
            year: z.number({ error: 'is a year' }).int(),
            team: optional,
            organization: optional,
            event: optional,
          }),
        )
        .min(1, 'is empty: say which years'),
      hometown: optional,
      playerId: ref('person', 'player').nullable().default(null),
      image: picture.nullable().default(null),
      bio: prose.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ firstName, lastName, sportId }) => `${firstName} ${lastName} ${sportId}`,
})
