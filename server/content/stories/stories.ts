import { storyUrl, tagRefs } from './story-links.ts'
import type { StoriesQuery } from '../../../src/contract/stories.ts'
import type { Story, StoryPage, StoryTeaser } from '../../../src/contract/stories.schema.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { wallClock } from '../../../src/domain/calendar/zone.ts'
import { cleanedHtml, textOf } from '../html/clean-html.ts'
import { StoryDoc } from '../docs.ts'
import { dropFindable, writeFindable } from '../search/findable.ts'
import { composeGames } from '../games/games.ts'
import { dropMentions, writeMentions } from '../search/mentions.ts'
import { pageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'
import { sportRefs } from '../sports/sports.ts'
import { readStoryPlayers } from './story-players.ts'
import { scopeOfStories } from './story-scope.ts'
import { put, type Outcome, type Transaction } from '../transaction.ts'
import { nextDue, totalOf } from '../cached-rows.ts'

export type StoryRow = {
  id: number
  date: string
  slug: string
  sport_id: number | null
  doc: string
}

/** The wall clock of now, and the promise that the answer changes when the next story is due. */
export const published = (reading: ReadContext): Promise<string> =>
  reading.once('published', async () => {
    const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
    const now = wallClock(reading.now, zone)
    await nextDue(
      reading,
      'stories',
      reading.db
        .selectFrom('story')
        .select('date as due')
        .where('tenant', '=', reading.tenant)
        .where('hidden', '=', 0)
        .where('date', '>', now)
        .orderBy('date')
        .limit(1),
      now,
      zone,
    )
    return now
  })

/**
 * Stories that are out, the newest first: of a sport, a season of it, a tag, somebody, or with
 * these words.
 */
export async function readStories(reading: ReadContext, query: StoriesQuery): Promise<StoryPage> {
  const size = pageSize(query)
  const page = query.$pageIndex ?? 0
  const scope = await scopeOfStories(reading, query, await published(reading))
  if (!scope) return { items: [], total: 0, page, pages: 0 }
  const total = await totalOf(reading, scope.rows, await published(reading))
  const rows = await scope.rows
    .select(['story.id', 'story.date', 'story.slug', 'story.sport_id', 'story.doc'])
    .orderBy(scope.by, 'desc')
    .orderBy('story.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute()
  return { items: await storyTeasers(reading, rows), total, page, pages: Math.ceil(total / size) }
}

export async function storyTeasers(
  reading: ReadContext,
  rows: readonly StoryRow[],
): Promise<StoryTeaser[]> {
  const sports = await sportRefs(reading)
  return rows.map((row) => teaser(row, sports))
}

function teaser(row: StoryRow, sports: Map<number, SportRef>): StoryTeaser {
  const {
    title,
    subHeadline,
    teaser: words,
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
    teaser: words,
    byline,
    date,
    url: (hidden ? '/hidden' : '') + storyUrl(row.date, row.slug),
    sport: (row.sport_id && sports.get(row.sport_id)) || null,
    image,
    redirectAbsoluteUrl,
  }
}

/**
 * By day and slug. The day may come as 2026-11-14, 2026-1-4, 11-14-2026 or with a time; a story
 * that is hidden or not yet due is not there.
 */
export async function readStory(
  reading: ReadContext,
  date: string,
  slug: string,
): Promise<Story | null> {
  const row = await readStoryRow(reading, date, slug)
  return row ? composeStory(reading, row) : null
}

/** Of the stories for everybody, or of the hidden ones. */
export async function readStoryRow(
  reading: ReadContext,
  date: string,
  slug: string,
  hidden: 0 | 1 = 0,
): Promise<StoryRow | null> {
  const from = dayOf(date)
  if (!from) return null
  const now = await published(reading)
  const row = await reading.db
    .selectFrom('story')
    .selectAll()
    .where('tenant', '=', reading.tenant)
    .where('slug', '=', slug.toLowerCase())
    .where('hidden', '=', hidden)
    .where('date', '>=', from)
    .where('date', '<=', `${from}T99`)
    .where('date', '<=', now)
    .executeTakeFirst()
  reading.touch(row ? `story:${row.id}` : 'stories')
  return row ?? null
}

const dayOf = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? []
  // As the family of APIs writes it, too.
  const [, otherMonth, otherDay, otherYear] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? []
  const found = [year ?? otherYear, month ?? otherMonth, day ?? otherDay]
  return found.every((part) => part !== undefined)
    ? found.map((part) => part!.padStart(2, '0')).join('-')
    : null
}

export async function composeStory(reading: ReadContext, row: StoryRow): Promise<Story> {
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
    ...teaser(row, await sportRefs(reading)),
    content: cleanedHtml(content),
    games: await readGamesOf(reading, gameIds),
    players: await readStoryPlayers(reading, playerIds),
    tags: await tagRefs(reading, tagIds),
    writer,
    images,
    video,
    galleryId,
    links,
    contentTemplate,
  }
}

/** Games by their numbers, the earliest first. */
export async function readGamesOf(reading: ReadContext, gameIds: readonly number[]) {
  if (gameIds.length === 0) return []
  const rows = await reading.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('id', 'in', [...gameIds])
    .orderBy('date')
    .orderBy('id')
    .execute()
  for (const id of gameIds) reading.touch(`game:${id}`)
  return composeGames(reading, rows)
}

const topicsOf = (id: number, sports: (number | null | undefined)[]) => [
  `story:${id}`,
  'stories',
  ...new Set(sports.flatMap((sport) => (sport ? [`stories:${sport}`] : []))),
]

/**
 * A story that moves to another sport is gone from the one it was of. One that is hidden is found
 * by nothing, and names nobody.
 */
export async function writeStory(
  writing: Transaction,
  story: { id: number; slug: string; sportId: number | null; doc: StoryDoc },
): Promise<Outcome> {
  const { id, slug, sportId } = story
  const doc = StoryDoc.parse(story.doc)
  const outcome = await put(
    writing,
    'story',
    StoryDoc,
    { id, date: doc.date, slug, sport_id: sportId, hidden: Number(doc.hidden), doc },
    (before) => topicsOf(id, [sportId, before?.['sport_id'] as number | null | undefined]),
  )
  if (outcome !== 'same') await writeAroundStory(writing, { id, slug, sportId, doc })
  return outcome
}

export async function writeAroundStory(
  writing: Transaction,
  {
    id,
    slug,
    sportId,
    doc: given,
  }: { id: number; slug: string; sportId: number | null; doc: StoryDoc },
): Promise<void> {
  const {
    hidden,
    title,
    subHeadline,
    teaser: words,
    byline,
    content,
    date,
    redirectAbsoluteUrl,
    gameIds,
    playerIds,
    tagIds,
  } = StoryDoc.parse(given)
  const text = [subHeadline, words, textOf(content), byline].filter(Boolean).join(' ')
  await writeFindable(
    writing,
    'story',
    id,
    hidden
      ? null
      : {
          title,
          text,
          url: redirectAbsoluteUrl ?? storyUrl(date, slug),
          sportId,
          date,
          scheduled: true,
          archived: true,
          remembered: true,
        },
  )
  const named = [
    ...gameIds.map((game) => ({ kind: 'game' as const, id: game })),
    ...playerIds.map((person) => ({ kind: 'person' as const, id: person })),
    ...tagIds.map((tag) => ({ kind: 'tag' as const, id: tag })),
  ]
  await writeMentions(writing, { kind: 'story', id, sportId, date }, hidden ? [] : named)
}

/** Takes stories away; those that are not there are left alone. */
export async function dropStories(writing: Transaction, ids: number[]): Promise<void> {
  const { db, tenant, topics } = writing
  if (ids.length === 0) return
  const known = await db
    .selectFrom('story')
    .select(['id', 'sport_id'])
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .execute()
  for (const { id, sport_id } of known)
    for (const topic of topicsOf(id, [sport_id])) topics.add(topic)
  await db.deleteFrom('story').where('tenant', '=', tenant).where('id', 'in', ids).execute()
  await dropFindable(
    writing,
    'story',
    known.map(({ id }) => id),
  )
  await dropMentions(
    writing,
    'story',
    known.map(({ id }) => id),
  )
}
