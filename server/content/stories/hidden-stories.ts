import type { CallHandlers } from '../call-handlers.ts'
import type { Story, StoryContext, StoryPage } from '../../../src/contract/stories.schema.ts'
import type { Paging } from '../../../src/contract/queries.ts'
import { StoryDoc } from '../docs.ts'
import { readGalleries } from '../media/galleries.ts'
import { clampPageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { composeStory, readStoryCutoff, readStoryRow, storyTeasers } from './stories.ts'

/** Published hidden stories, newest first; empty for readers who may not see hidden content. */
async function readHiddenStories(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<StoryPage> {
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  if (!context.seesHidden) return { items: [], total: 0, page, pages: 0 }
  context.touch('stories')
  let rows = context.db
    .selectFrom('story')
    .where('tenant', '=', context.tenant)
    .where('hidden', '=', 1)
    .where('date', '<=', await readStoryCutoff(context))
  if (query.sportId) rows = rows.where('sport_id', '=', query.sportId)
  const { total } = await rows.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const storyRows = await rows
    .select(['id', 'date', 'slug', 'sport_id', 'doc'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return {
    items: await storyTeasers(context, storyRows),
    total: Number(total),
    page,
    pages: Math.ceil(Number(total) / size),
  }
}

const rowOf = async (context: ReadContext, date: string, slug: string) =>
  context.seesHidden ? readStoryRow(context, date, slug, 1) : null

async function readHiddenStory(
  context: ReadContext,
  date: string,
  slug: string,
): Promise<Story | null> {
  const row = await rowOf(context, date, slug)
  return row && composeStory(context, row)
}

/** No previous or next story: a hidden story is in no list. */
async function readHiddenStoryContext(
  context: ReadContext,
  date: string,
  slug: string,
): Promise<StoryContext | null> {
  const row = await rowOf(context, date, slug)
  if (!row) return null
  const { galleryId } = StoryDoc.parse(JSON.parse(row.doc))
  const gallery =
    galleryId === null ? null : ((await readGalleries(context, { galleryId })).items[0] ?? null)
  return { gallery, related: [], previous: null, next: null }
}

export const handlers = {
  hiddenArchives: readHiddenStories,
  hiddenStory: (context, { date, slug }) => readHiddenStory(context, date, slug),
  hiddenStoryBeside: (context, { date, slug }) => readHiddenStoryContext(context, date, slug),
} satisfies Partial<CallHandlers>
