import type { TagRef } from '../../../src/contract/sport.schema.ts'
import type { ReadContext } from '../read-context.ts'

/** '/tags/senior-day' */
export const tagUrl = (slug: string): string => `/tags/${encodeURIComponent(slug)}`

/** Tags by their numbers, in the order of the numbers given. */
export async function tagRefs(reading: ReadContext, ids: readonly number[]): Promise<TagRef[]> {
  if (ids.length === 0) return []
  reading.touch('tag')
  const rows = await reading.db
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('kind', '=', 'tag')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const known = new Map(
    rows.map(({ id, doc }) => [id, JSON.parse(doc) as { name: string; slug: string }]),
  )
  return ids.flatMap((id) => {
    const tag = known.get(id)
    return tag ? [{ id, name: tag.name, slug: tag.slug, url: tagUrl(tag.slug) }] : []
  })
}
