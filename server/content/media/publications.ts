import type { Publication } from '../../../src/contract/pages.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { outNow } from '../out-now.ts'
import { readItemPage, readItems, type Item } from '../items.ts'
import { publication } from '../kinds/publication.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'

export async function readPublications(
  reading: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<Publication>> {
  const to = await outNow(reading, publication)
  const page = await readItemPage(reading, publication, { ...query, to, order: 'newest' })
  const sports = await sportRefs(reading)
  return { ...page, items: page.items.map((item) => publicationOf(item, sports)) }
}

export async function readPublication(
  reading: ReadContext,
  slug: string,
): Promise<Publication | null> {
  const to = await outNow(reading, publication)
  const [item] = await readItems(reading, publication, { slug, to })
  return item ? publicationOf(item, await sportRefs(reading)) : null
}

function publicationOf(
  { sportId, ...item }: Item<typeof publication>,
  sports: Map<number, SportRef>,
): Publication {
  const { files, link, description } = item
  const alone =
    files.length === 1 && link === null ? files[0]!.url : files.length === 0 ? link : null
  return {
    ...item,
    url: `/publications/${item.slug}`,
    sport: (sportId && sports.get(sportId)) || null,
    redirectUrl: description === '' ? alone : null,
  }
}
