import type { CallHandlers } from '../call-handlers.ts'
import { sql } from 'kysely'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { SportRef } from '../../../src/contract/sport.schema.ts'
import type { StoryDoc } from '../docs.ts'
import type { Archived } from '../../../src/contract/stories.schema.ts'
import { selectSearchRows } from '../../db/search-terms.ts'
import { archivedLink } from '../kinds/stories.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import { toPage, clampPageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { findArchivedByTerms } from '../search/search-rank.ts'
import { sportRefs } from '../sports/sports.ts'
import { readStoryCutoff } from './stories.ts'
import { cachedRows, readTotal } from '../cached-rows.ts'

export type ArchivesQuery = Paging & {
  search?: string | undefined
  seasonYear?: number | undefined
  sportId?: number | undefined
}

/**
 * Archived stories and older links are rows of the search table marked as archived: one list in one
 * order.
 */
async function scope(
  context: ReadContext,
  { seasonYear, sportId }: Pick<ArchivesQuery, 'seasonYear' | 'sportId'>,
) {
  context.touch('stories', archivedLink.name)
  await readPublishCutoff(context, archivedLink)
  let rows = context.db
    .selectFrom('search')
    .where('tenant', '=', context.tenant)
    .where('archived', '=', 1)
    .where('date', '<=', await readStoryCutoff(context))
  if (sportId) rows = rows.where('sport_id', '=', sportId)
  const year = seasonYear === undefined ? undefined : String(seasonYear).padStart(4, '0')
  return year === undefined
    ? rows
    : rows.where('date', '>=', year).where('date', '<=', `${year}-99`)
}

/** Newest first; with words the newest thousand matches. */
export async function readArchives(
  context: ReadContext,
  query: ArchivesQuery,
): Promise<PageOf<Archived>> {
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  const scoped = await scope(context, query)
  const { total, rows } =
    query.search === undefined
      ? {
          total: await readTotal(context, scoped, await readStoryCutoff(context)),
          rows: scoped
            .orderBy('date', 'desc')
            .orderBy('seq', 'desc')
            .limit(size)
            .offset(page * size),
        }
      : await withWords(context, query, query.search)
  const archiveRows = await rows
    .select(['kind', 'id', 'title', 'date', 'url', 'sport_id'])
    .execute()
  const sports = await sportRefs(context)
  const stories = await readStoryFields(
    context,
    archiveRows.flatMap(({ kind, id }) => (kind === 'story' ? [id] : [])),
  )
  const items = archiveRows.map(({ kind, id, title, date, url, sport_id }) => ({
    storyId: kind === 'story' ? String(id) : null,
    title,
    date: date!,
    url,
    sport: (sport_id && sports.get(sport_id)) || null,
    ...((kind === 'story' && stories.get(id)) || { image: null }),
  }))
  return { items, total, page, pages: Math.ceil(total / size) }
}

/** The lead pictures and summaries of these stories. */
async function readStoryFields({ db, tenant }: ReadContext, ids: number[]) {
  const rows = await db
    .selectFrom('story')
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .select(['id', 'doc'])
    .execute()
  return new Map(
    rows.map(({ id, doc }) => {
      const { image, teaser } = JSON.parse(doc) as StoryDoc
      return [id, { image, teaser }]
    }),
  )
}

/** Matches are found with their dates, so that only the rows of the page are read. */
async function withWords(
  context: ReadContext,
  { seasonYear, sportId, ...paging }: ArchivesQuery,
  search: string,
) {
  const hits = await findArchivedByTerms(context, search, sportId, await readStoryCutoff(context))
  const year = seasonYear === undefined ? '' : `${String(seasonYear).padStart(4, '0')}-`
  const fitting = hits
    .filter(({ date }) => date?.startsWith(year))
    .toSorted((a, b) => (a.date! < b.date! ? 1 : a.date! > b.date! ? -1 : b.seq - a.seq))
  const { items, total } = toPage(fitting, paging)
  return {
    total,
    rows: selectSearchRows(
      context.db,
      context.tenant,
      items.map(({ seq }) => seq),
    )
      .where('archived', '=', 1)
      .orderBy('date', 'desc')
      .orderBy('seq', 'desc'),
  }
}

export async function readArchiveSports(
  context: ReadContext,
): Promise<{ sport: SportRef; count: number }[]> {
  const rows = await cachedRows(
    context,
    (await scope(context, {}))
      .select((e) => ['sport_id', e.fn.countAll().as('count')])
      .where('sport_id', 'is not', null)
      .groupBy('sport_id'),
    await readStoryCutoff(context),
  )
  const counts = new Map(rows.map(({ sport_id, count }) => [sport_id!, Number(count)]))
  return [...(await sportRefs(context)).values()].flatMap((sport) => {
    const count = counts.get(sport.id)
    return count ? [{ sport, count }] : []
  })
}

/** Calendar years, latest first. */
export async function readArchiveYears(
  context: ReadContext,
  sportId?: number,
): Promise<{ year: number; count: number }[]> {
  const year = sql<string>`substr(date, 1, 4)`
  const rows = await cachedRows(
    context,
    (await scope(context, { sportId }))
      .select((e) => [year.as('year'), e.fn.countAll().as('count')])
      .groupBy(year),
    await readStoryCutoff(context),
  )
  return rows
    .map((row) => ({ year: Number(row.year), count: Number(row.count) }))
    .toSorted((a, b) => b.year - a.year)
}

export const handlers = {
  archives: readArchives,
  archiveSports: readArchiveSports,
  archiveSeasons: (context, { sportId }) => readArchiveYears(context, sportId),
} satisfies Partial<CallHandlers>
