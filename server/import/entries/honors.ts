import { z } from 'zod'
import { slugOf } from '../../../src/domain/words/slug.ts'
import { inductee } from '../../content/kinds/honors.ts'
import { entryFile } from './entry.ts'

/** `honor` is the title of the roll ('Hall of Fame'); stored with the end of its address. */
const honor = z.codec(
  z.string({ error: 'is missing or is no text' }).trim().min(1, 'is empty'),
  z.object({ slug: z.string(), title: z.string() }),
  {
    decode: (title) => ({ slug: slugOf(title), title }),
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
