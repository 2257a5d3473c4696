import { sql } from 'kysely'
import type { PageOf, Paging } from '../../src/contract/queries.ts'
import type { SportRef } from '../../src/contract/schema/sport.ts'
import type { Archived } from '../../src/contract/schema/story.ts'
import { archivedLink } from './kinds/archived-link.ts'
import { outNow } from './out-now.ts'
import { pageSize } from './paging.ts'
import type { Reading } from './reading.ts'
import { archivedWithWords } from './search-ids.ts'
import { sportRefs } from './sports.ts'
import { published } from './stories.ts'
import { totalOf } from './total-of.ts'

export type ArchivesQuery = Paging & { search?: string | undefined; seasonYear?: number | undefined; sportId?: number | undefined }

/** Stories and older links alike are rows of the search table that are marked as archived: one list, in one order. */
async function scope(reading: Reading, { seasonYear, sportId }: Pick<ArchivesQuery, 'seasonYear' | 'sportId'>) {
  reading.touch('stories', archivedLink.name)
  await outNow(reading, archivedLink)
  let rows = reading.db.selectFrom('search').where('tenant', '=', reading.tenant).where('archived', '=', 1).where('date', '<=', await published(reading))
  if (sportId) rows = rows.where('sport_id', '=', sportId)
  const year = seasonYear === undefined ? undefined : String(seasonYear).padStart(4, '0')
  return year === undefined ? rows : rows.where('date', '>=', year).where('date', '<=', `${year}-99`)
}

/** The newest first; with words the newest thousand that have them. */
export async function readArchives(reading: Reading, query: ArchivesQuery): Promise<PageOf<Archived>> {
  const size = pageSize(query)
  const page = query.$pageIndex ?? 0
  let rows = await scope(reading, query)
  if (query.search !== undefined) rows = rows.where('seq', 'in', await archivedWithWords(reading, query.search, query.sportId, await published(reading)))
  const total = await totalOf(reading, rows, await published(reading))
  const found = await rows.select(['kind', 'id', 'title', 'date', 'url', 'sport_id']).orderBy('date', 'desc').orderBy('seq', 'desc').limit(size).offset(page * size).execute()
  const sports = await sportRefs(reading)
  const items = found.map(({ kind, id, title, date, url, sport_id }) => ({ storyId: kind === 'story' ? String(id) : null, title, date: date!, url, sport: (sport_id && sports.get(sport_id)) || null }))
  return { items, total, page, pages: Math.ceil(total / size) }
}

export async function readArchiveSports(reading: Reading): Promise<{ sport: SportRef; count: number }[]> {
  const rows = await (await scope(reading, {})).select((e) => ['sport_id', e.fn.countAll().as('count')]).where('sport_id', 'is not', null).groupBy('sport_id').execute()
  const counts = new Map(rows.map(({ sport_id, count }) => [sport_id!, Number(count)]))
  return [...(await sportRefs(reading)).values()].flatMap((sport) => { const count = counts.get(sport.id); return count ? [{ sport, count }] : [] })
}

/** Years of the calendar, the latest first. */
export async function readArchiveYears(reading: Reading, sportId?: number): Promise<{ year: number; count: number }[]> {
  const year = sql<string>`substr(date, 1, 4)`
  const rows = await (await scope(reading, { sportId })).select((e) => [year.as('year'), e.fn.countAll().as('count')]).groupBy(year).execute()
  return rows.map((row) => ({ year: Number(row.year), count: Number(row.count) })).toSorted((a, b) => b.year - a.year)
}
