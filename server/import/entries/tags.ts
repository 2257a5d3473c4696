import { z } from 'zod'
import { tag } from '../../content/kinds/tag.ts'
import { tagSlug } from '../../content/stories/tags.ts'
import { entryFile } from './entry.ts'

/** What the department says of its tags. A tag needs no entry to be borne by a story. */
export const tagsFile = entryFile({
  file: 'tags.yaml',
  kind: tag,
  // The end of its address comes from its name, or a story that names the tag would not find it; an
  // export writes it all the same.
  entry: ({ text, optional }) =>
    z.strictObject({ name: text, slug: text.optional(), description: optional }),
  faults: ({ name, slug }) =>
    tagSlug(name) === null
      ? [{ field: 'name', reason: `name: no address can be made from "${name.slice(0, 80)}"` }]
      : slug !== undefined && slug !== tagSlug(name)
        ? [
            {
              field: 'slug',
              reason: `slug: the end of its address is ${tagSlug(name)}; leave slug out`,
            },
          ]
        : [],
  complete: ({ name, description }) => ({ name, description, slug: tagSlug(name)! }),
  key: ({ slug }) => slug,
  stays: true,
})
