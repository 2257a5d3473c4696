import type { Story, StoryPage, StoryTeaser } from '../../src/contract/schema/story.ts'
import type { SportRef } from '../../src/contract/schema/sport.ts'
import { momentOf, wallClock } from '../../src/domain/zone.ts'
import { cleanedHtml } from './clean-html.ts'
import { StoryDoc } from './docs.ts'
import { composeGames } from './games.ts'
import { pageSize } from './paging.ts'
import type { Reading } from './reading.ts'
import { readSettings } from './site.ts'
import { sportRefs } from './sports.ts'
import { put, type Outcome, type Writing } from './writing.ts'

type StoryRow = { id: number; date: string; slug: string; sport_id: number | null; doc: string }

/** '/news/2026/11/14/some-headline' */
export const storyUrl = (date: string, slug: string): string => `/news/${date.slice(0, 4)}/${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}/${slug}`

/** The wall clock of now, and the promise that the answer changes when the next story is due. */
async function published(reading: Reading): Promise<string> {
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  const now = wallClock(reading.now, zone)
  const next = await reading.db.selectFrom('story').select('date').where('tenant', '=', reading.tenant).where('date', '>', now).orderBy('date').limit(1).executeTakeFirst()
  if (next) reading.changesAt(momentOf(next.date, zone).getTime())
  return now
}

export async function readStories(reading: Reading, query: { sportId?: number | undefined; $pageIndex?: number | undefined; $pageSize?: number | undefined }): Promise<StoryPage> {
  reading.touch(query.sportId ? `stories:${query.sportId}` : 'stories')
  const now = await published(reading)
  let scope = reading.db.selectFrom('story').where('tenant', '=', reading.tenant).where('date', '<=', now)
  if (query.sportId) scope = scope.where('sport_id', '=', query.sportId)
  const size = pageSize(query)
  const page = query.$pageIndex ?? 0
  const { total } = await scope.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await scope.selectAll().orderBy('date', 'desc').orderBy('id', 'desc').limit(size).offset(page * size).execute()
  const sports = await sportRefs(reading)
  return { items: rows.map((row) => teaser(row, sports)), total: Number(total), page, pages: Math.ceil(Number(total) / size) }
}

function teaser(row: StoryRow, sports: Map<number, SportRef>): StoryTeaser {
  const { content: _, gameIds: __, ...doc } = JSON.parse(row.doc) as StoryDoc
  return { ...doc, id: row.id, url: storyUrl(row.date, row.slug), sport: (row.sport_id && sports.get(row.sport_id)) || null }
}

/** By day and slug. The day may come as 2026-11-14, 2026-1-4 or with a time; a story that is not yet due is not there. */
export async function readStory(reading: Reading, date: string, slug: string): Promise<Story | null> {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(date) ?? []
  if (!year || !month || !day) return null
  const from = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const now = await published(reading)
  const { db, tenant } = reading
  const row = await db.selectFrom('story').selectAll().where('tenant', '=', tenant).where('slug', '=', slug.toLowerCase())
    .where('date', '>=', from).where('date', '<=', `${from}T99`).where('date', '<=', now).executeTakeFirst()
  reading.touch(row ? `story:${row.id}` : 'stories')
  if (!row) return null
  const { content, gameIds } = JSON.parse(row.doc) as StoryDoc
  const games = gameIds.length === 0 ? [] : await db.selectFrom('game').select(['id', 'schedule_id', 'sport_id', 'doc']).where('tenant', '=', tenant).where('id', 'in', gameIds).orderBy('date').execute()
  for (const { id } of games) reading.touch(`game:${id}`)
  return { ...teaser(row, await sportRefs(reading)), content: cleanedHtml(content), games: await composeGames(reading, games) }
}

const topicsOf = (id: number, sports: (number | null | undefined)[]) => [`story:${id}`, 'stories', ...new Set(sports.flatMap((sport) => (sport ? [`stories:${sport}`] : [])))]

/** A story that moves to another sport is gone from the one it was of. */
export const writeStory = (writing: Writing, story: { id: number; slug: string; sportId: number | null; doc: StoryDoc }): Promise<Outcome> =>
  put(writing, 'story', StoryDoc, { id: story.id, date: story.doc.date, slug: story.slug, sport_id: story.sportId, doc: story.doc },
    (before) => topicsOf(story.id, [story.sportId, before?.['sport_id'] as number | null | undefined]))

/** Takes stories away; those that are not there are left alone. */
export async function dropStories({ db, tenant, topics }: Writing, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const known = await db.selectFrom('story').select(['id', 'sport_id']).where('tenant', '=', tenant).where('id', 'in', ids).execute()
  for (const { id, sport_id } of known) for (const topic of topicsOf(id, [sport_id])) topics.add(topic)
  await db.deleteFrom('story').where('tenant', '=', tenant).where('id', 'in', ids).execute()
}
