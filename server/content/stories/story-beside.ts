import type { StoryBeside, StoryTeaser } from '../../../src/contract/stories.schema.ts'
import { StoryDoc } from '../docs.ts'
import { readGalleries } from '../media/galleries.ts'
import type { ReadContext } from '../read-context.ts'
import { published, readStoryRow, storyTeasers, type StoryRow } from './stories.ts'
import { readRelatedStories } from './story-lists.ts'

/**
 * What stands around a story, by its address. One that is hidden or not due has nothing around it.
 */
export async function readStoryBeside(
  reading: ReadContext,
  date: string,
  slug: string,
): Promise<StoryBeside | null> {
  const row = await readStoryRow(reading, date, slug)
  if (!row) return null
  const { galleryId } = StoryDoc.parse(JSON.parse(row.doc))
  const gallery =
    galleryId === null ? null : ((await readGalleries(reading, { galleryId })).items[0] ?? null)
  return {
    gallery,
    related: await readRelatedStories(reading, row.id),
    previous: await neighbour(reading, row, 'previous'),
    next: await neighbour(reading, row, 'next'),
  }
}

/**
 * The story before or after it, of its sport; of those of no sport, one of no sport. At one moment
 * the number decides.
 */
async function neighbour(
  reading: ReadContext,
  { id, date, sport_id }: StoryRow,
  which: 'previous' | 'next',
): Promise<StoryTeaser | null> {
  const [sign, order] = which === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  reading.touch(sport_id ? `stories:${sport_id}` : 'stories')
  const row = await reading.db
    .selectFrom('story')
    .select(['id', 'date', 'slug', 'sport_id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('hidden', '=', 0)
    .where('date', '<=', await published(reading))
    .where('sport_id', sport_id === null ? 'is' : '=', sport_id)
    .where((e) => e.or([e('date', sign, date), e.and([e('date', '=', date), e('id', sign, id)])]))
    .orderBy('date', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row ? (await storyTeasers(reading, [row]))[0]! : null
}
