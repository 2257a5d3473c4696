import type { CallHandlers } from '../call-handlers.ts'
import type { RelatedSeason, Season, Sport, SportRef } from '../../../src/contract/sport.schema.ts'
import { sportHref } from '../../../src/routes/links.ts'
import { SeasonDoc, SportDoc } from '../docs.ts'
import type { ReadContext } from '../read-context.ts'
import { rowsOfTopic } from '../cached-rows.ts'
import { writeFindable, type Findable } from '../search/findable.ts'
import { saveDocument, type WriteResult, type Transaction } from '../transaction.ts'

/**
 * All sports of the department by title, each with the ids of its current season, roster and
 * schedule.
 */
export const readSports = (context: ReadContext): Promise<Sport[]> =>
  context.once('sports', async () => {
    const { db, tenant } = context
    const rows = await rowsOfTopic(
      context,
      'sports',
      db
        .selectFrom('sport')
        .leftJoin('season', (j) =>
          j
            .onRef('season.tenant', '=', 'sport.tenant')
            .onRef('season.sport_id', '=', 'sport.id')
            .on('season.is_current', '=', 1),
        )
        .leftJoin('roster', (j) =>
          j
            .onRef('roster.tenant', '=', 'sport.tenant')
            .onRef('roster.sport_id', '=', 'sport.id')
            .onRef('roster.season', '=', 'season.title')
            .on('roster.hidden', '=', 0),
        )
        .leftJoin('schedule', (j) =>
          j
            .onRef('schedule.tenant', '=', 'sport.tenant')
            .onRef('schedule.sport_id', '=', 'sport.id')
            .onRef('schedule.season', '=', 'season.title'),
        )
        .select([
          'sport.id',
          'sport.doc',
          'season.id as seasonId',
          'roster.id as rosterId',
          'schedule.id as scheduleId',
        ])
        .where('sport.tenant', '=', tenant)
        .orderBy('sport.rank'),
    )
    return rows
      .map(({ doc, id, seasonId, rosterId, scheduleId }) => ({
        id,
        seasonId,
        rosterId,
        scheduleId,
        ...(JSON.parse(doc) as SportDoc),
      }))
      .toSorted((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1))
  })

export const readSport = async (context: ReadContext, sportId: number): Promise<Sport | null> =>
  (await readSports(context)).find(({ id }) => id === sportId) ?? null

/** Sports as other content refers to them. */
export async function sportRefs(context: ReadContext): Promise<Map<number, SportRef>> {
  const sports = await readSports(context)
  return new Map(
    sports.map(({ id, title, shortName, abbrev, globalSportNameSlug, globalSportShortName }) => [
      id,
      { id, title, shortName, abbrev, globalSportNameSlug, globalSportShortName },
    ]),
  )
}

export async function readSeasons(
  context: ReadContext,
  sportId: number,
  year?: string,
): Promise<Season[]> {
  context.touch(`seasons:${sportId}`)
  const rows = await context.db
    .selectFrom('season')
    .selectAll()
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .orderBy('title', 'desc')
    .execute()
  return rows
    .filter(({ title }) => !year || title.includes(year))
    .map((row) => ({
      ...(JSON.parse(row.doc) as SeasonDocShape),
      id: row.id,
      sportId: row.sport_id,
      isCurrent: row.is_current === 1,
    }))
}
type SeasonDocShape = Pick<Season, 'title' | 'shortName' | 'startDate'>

/** "Current" is a flag that the department sets, never the highest id. */
export const readCurrentSeason = async (
  context: ReadContext,
  sportId: number,
): Promise<Season | null> =>
  (await readSeasons(context, sportId)).find(({ isCurrent }) => isCurrent) ?? null

/** The seasons of a sport that have a schedule, newest first, for the season picker. */
async function readRelatedSeasons(context: ReadContext, sportId: number): Promise<RelatedSeason[]> {
  const sport = (await sportRefs(context)).get(sportId)
  if (!sport) return []
  const seasons = await readSeasons(context, sportId)
  context.touch(`schedules:${sportId}`)
  const schedules = await context.db
    .selectFrom('schedule')
    .select(['id', 'season'])
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .orderBy('season', 'desc')
    .orderBy('id')
    .execute()
  return schedules.map(({ id, season }) => ({
    seasonTitle: season,
    scheduleId: id,
    isCurrent: seasons.some(({ title, isCurrent }) => title === season && isCurrent),
    globalSportNameSlug: sport.globalSportNameSlug,
  }))
}

export async function writeSport(
  transaction: Transaction,
  id: number,
  rank: number,
  doc: SportDoc,
): Promise<WriteResult> {
  const outcome = await saveDocument(
    transaction,
    'sport',
    SportDoc,
    { id, slug: doc.globalSportNameSlug, short_name: doc.shortName, rank, doc },
    ['sports'],
  )
  if (outcome !== 'same') await writeFindable(transaction, 'sport', id, findableSport(id, doc))
  return outcome
}

export const findableSport = (
  id: number,
  { title, shortName, abbrev, globalSportNameSlug }: SportDoc,
): Findable => ({
  title,
  text: [shortName, abbrev].filter(Boolean).join(', '),
  url: sportHref({ globalSportNameSlug } as SportRef),
  sportId: id,
})

export const writeSeason = (
  transaction: Transaction,
  season: { id: number; sportId: number; isCurrent: boolean; doc: SeasonDocShape },
): Promise<WriteResult> =>
  saveDocument(
    transaction,
    'season',
    SeasonDoc,
    {
      id: season.id,
      sport_id: season.sportId,
      title: season.doc.title,
      is_current: Number(season.isCurrent),
      doc: season.doc,
    },
    [`seasons:${season.sportId}`, 'sports'],
  )

export const handlers = {
  sports: readSports,
  sport: (context, { sportId }) => readSport(context, sportId),
  seasons: (context, { sportId, year }) => readSeasons(context, sportId, year),
  currentSeason: (context, { sportId }) => readCurrentSeason(context, sportId),
  relatedSeasons: (context, { sportId }) => readRelatedSeasons(context, sportId),
} satisfies Partial<CallHandlers>
