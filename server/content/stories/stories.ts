import type { CallHandlers } from '../call-handlers.ts'
import { storyUrl, tagRefs } from './story-links.ts'
import type { StoriesQuery } from '../../../src/contract/stories.ts'
import type { Story, StoryPage, StoryTeaser } from '../../../src/contract/stories.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { sanitizeStoredHtml } from '../html/clean-html.ts'
import { StoryDoc } from '../docs.ts'
import { composeGames } from '../games/games.ts'
import { clampPageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'
import { sportRefs } from '../sports/sports.ts'
import { readStoryPlayers } from './story-players.ts'
import { scopeOfStories } from './story-scope.ts'
import { withoutPastPreviews } from './past-previews.ts'
import { nextDue, readTotal } from '../cached-rows.ts'

export type StoryRow = {
  id: number
  date: string
  slug: string
  sport_id: number | null
  doc: string
}

/** The current wall clock. The answer then expires when the next story is due. */
export const readStoryCutoff = (context: ReadContext): Promise<string> =>
  context.once('published', async () => {
    const zone = (await readSettings(context))?.timeZone ?? 'UTC'
    const now = toLocalDateTime(context.now, zone)
    await nextDue(
      context,
      'stories',
      context.db
        .selectFrom('story')
        .select('date as due')
        .where('tenant', '=', context.tenant)
        .where('hidden', '=', 0)
        .where('date', '>', now)
        .orderBy('date')
        .limit(1),
      now,
      zone,
    )
    return now
  })

/** Rows read beyond a page, from which dropped previews are replaced. */
const spareRows = 6

/** Published stories, newest first, filtered by sport, season, tag, person or words. */
export async function readStories(context: ReadContext, query: StoriesQuery): Promise<StoryPage> {
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  const hidesPast = query.hidePastPreviews === true && page === 0
  const scope = await scopeOfStories(context, query, await readStoryCutoff(context))
  if (!scope) return { items: [], total: 0, page, pages: 0 }
  const total = await readTotal(context, scope.rows, await readStoryCutoff(context))
  const rows = await scope.rows
    .select(['story.id', 'story.date', 'story.slug', 'story.sport_id', 'story.doc'])
    .orderBy(scope.by, 'desc')
    .orderBy('story.id', 'desc')
    .limit(hidesPast ? size + spareRows : size)
    .offset(page * size)
    .execute()
  const listedRows = hidesPast
    ? (await withoutPastPreviews(context, rows, query.sportId)).slice(0, size)
    : rows
  return {
    items: await storyTeasers(context, listedRows),
    total,
    page,
    pages: Math.ceil(total / size),
  }
}

export async function storyTeasers(
  context: ReadContext,
  rows: readonly StoryRow[],
): Promise<StoryTeaser[]> {
  const sports = await sportRefs(context)
  return rows.map((row) => teaser(row, sports))
}

function teaser(row: StoryRow, sports: Map<number, SportRef>): StoryTeaser {
  const {
    title,
    subHeadline,
    teaser: text,
    byline,
    date,
    image,
    redirectAbsoluteUrl,
    hidden,
  } = JSON.parse(row.doc) as StoryDoc
  return {
    id: row.id,
    title,
    subHeadline,
    teaser: text,
    byline,
    date,
    url: (hidden ? '/hidden' : '') + storyUrl(row.date, row.slug),
    sport: (row.sport_id && sports.get(row.sport_id)) || null,
    image,
    redirectAbsoluteUrl,
  }
}

/**
 * By date and slug. The date may be 2026-11-14, 2026-1-4, 11-14-2026 or have a time. Null for a
 * hidden story and before it is due.
 */
export async function readStory(
  context: ReadContext,
  date: string,
  slug: string,
): Promise<Story | null> {
  const row = await readStoryRow(context, date, slug)
  return row ? composeStory(context, row) : null
}

/** A public or a hidden story. */
export async function readStoryRow(
  context: ReadContext,
  date: string,
  slug: string,
  hidden: 0 | 1 = 0,
): Promise<StoryRow | null> {
  const from = dayOf(date)
  if (!from) return null
  const now = await readStoryCutoff(context)
  const row = await storyOfDay(context, from, slug, hidden, now).executeTakeFirst()
  context.touch(row ? `story:${row.id}` : 'stories')
  return row ?? null
}

/**
 * The story of a day with this slug, published until `now`. One upper bound: with two, SQLite reads
 * all stories of the day instead of its index of slugs.
 */
export function storyOfDay(
  { db, tenant }: ReadContext,
  day: string,
  slug: string,
  hidden: 0 | 1,
  now: string,
) {
  const end = `${day}T99`
  return db
    .selectFrom('story')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('slug', '=', slug.toLowerCase())
    .where('hidden', '=', hidden)
    .where('date', '>=', day)
    .where('date', '<=', now < end ? now : end)
}

const dayOf = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? []
  // The date order of other clients of this API family.
  const [, otherMonth, otherDay, otherYear] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? []
  const dateParts = [year ?? otherYear, month ?? otherMonth, day ?? otherDay]
  return dateParts.every((part) => part !== undefined)
    ? dateParts.map((part) => part!.padStart(2, '0')).join('-')
    : null
}

export async function composeStory(context: ReadContext, row: StoryRow): Promise<Story> {
  const {
    content,
    gameIds,
    playerIds,
    tagIds,
    writer,
    images,
    video,
    galleryId,
    links,
    contentTemplate,
  } = StoryDoc.parse(JSON.parse(row.doc))
  return {
    ...teaser(row, await sportRefs(context)),
    content: sanitizeStoredHtml(content),
    games: await readGamesById(context, gameIds),
    players: await readStoryPlayers(context, playerIds),
    tags: await tagRefs(context, tagIds),
    writer,
    images,
    video: video && {
      ...video,
      transcript: video.transcript && sanitizeStoredHtml(video.transcript),
    },
    galleryId,
    links,
    contentTemplate,
  }
}

/** Games by id, earliest first. */
export async function readGamesById(context: ReadContext, gameIds: readonly number[]) {
  if (gameIds.length === 0) return []
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', [...gameIds])
    .orderBy('date')
    .orderBy('id')
    .execute()
  for (const id of gameIds) context.touch(`game:${id}`)
  return composeGames(context, rows)
}

export const handlers = {
  stories: readStories,
  story: (context, { date, slug }) => readStory(context, date, slug),
} satisfies Partial<CallHandlers>
