import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { ImageGallery } from '../../../src/contract/stories.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { readItem, readItemPage, type Item } from '../items.ts'
import { gallery } from '../kinds/gallery.ts'
import { outNow } from '../out-now.ts'
import { pageOf } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { tagRefs } from '../stories/tag-refs.ts'

/**
 * Galleries that are out, the newest first, without their pictures; or the one that is asked for,
 * with them.
 */
export async function readGalleries(
  reading: ReadContext,
  {
    galleryId,
    ...query
  }: Paging & { sportId?: number | undefined; galleryId?: number | undefined },
): Promise<PageOf<ImageGallery>> {
  const sports = await sportRefs(reading)
  const now = await outNow(reading, gallery)
  if (galleryId !== undefined) {
    const one = await readItem(reading, gallery, galleryId)
    return pageOf(
      one && one.date <= now && (!query.sportId || one.sportId === query.sportId)
        ? [{ ...(await galleryOf(reading, one, sports)), images: one.images }]
        : [],
      query,
    )
  }
  const page = await readItemPage(reading, gallery, { ...query, to: now, order: 'newest' })
  const items: ImageGallery[] = []
  for (const item of page.items) items.push(await galleryOf(reading, item, sports))
  return { ...page, items }
}

async function galleryOf(
  reading: ReadContext,
  { id, title, description, date, photographer, sportId, images, tagIds }: Item<typeof gallery>,
  sports: Map<number, SportRef>,
): Promise<ImageGallery> {
  return {
    id,
    title,
    description,
    date,
    photographer,
    sport: (sportId && sports.get(sportId)) || null,
    image: images[0] ?? null,
    count: images.length,
    images: null,
    tags: await tagRefs(reading, tagIds),
  }
}
