import type { StoryPage } from '../../src/contract/schema/story.ts'
import type { Paging } from '../../src/contract/queries.ts'
import { pageSize } from './paging.ts'
import type { Reading } from './reading.ts'
import { storyTeasers } from './stories.ts'

/** Stories that are in no public list, the newest first; nothing for who may not see what is hidden. */
export async function readHiddenStories(reading: Reading, query: Paging & { sportId?: number | undefined }): Promise<StoryPage> {
  const size = pageSize(query)
  const page = query.$pageIndex ?? 0
  if (!reading.seesHidden) return { items: [], total: 0, page, pages: 0 }
  reading.touch('stories')
  let rows = reading.db.selectFrom('story').where('tenant', '=', reading.tenant).where('hidden', '=', 1)
  if (query.sportId) rows = rows.where('sport_id', '=', query.sportId)
  const { total } = await rows.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const found = await rows.select(['id', 'date', 'slug', 'sport_id', 'doc']).orderBy('date', 'desc').orderBy('id', 'desc').limit(size).offset(page * size).execute()
  return { items: await storyTeasers(reading, found), total: Number(total), page, pages: Math.ceil(Number(total) / size) }
}
