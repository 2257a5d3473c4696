import type { Calls } from '../calls.ts'
import type { ConferenceStanding, Standing } from '../../../src/contract/sports.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { readOpponents } from './games.ts'
import { readItems } from '../items.ts'
import { standings, type StandingsDoc } from '../kinds/games.ts'
import { pageOf } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { readSeasonWords } from './schedules.ts'
import { readSettings } from '../department/site.ts'
import { readSports, sportRefs } from '../sports/sports.ts'

async function withPictures(context: ReadContext, rows: StandingsDoc['rows']): Promise<Standing[]> {
  const opponents = await readOpponents(context)
  const logo = (await readSettings(context))?.logo ?? null
  return rows.map((row) => ({
    ...row,
    image: row.isTenant
      ? logo
      : (row.opponentId !== null && opponents.get(row.opponentId)?.image) || null,
  }))
}

/** The standings of a season; of a sport's current season when only the sport is given. */
export async function readStandings(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined; seasonId?: number | undefined },
): Promise<PageOf<Standing>> {
  context.touch('sports')
  let seasons = context.db
    .selectFrom('season')
    .select(['sport_id', 'title'])
    .where('tenant', '=', context.tenant)
  seasons =
    query.seasonId === undefined
      ? seasons.where('is_current', '=', 1)
      : seasons.where('id', '=', query.seasonId)
  if (query.sportId !== undefined) seasons = seasons.where('sport_id', '=', query.sportId)
  const season = await seasons.orderBy('id').executeTakeFirst()
  const [table] = season
    ? await readItems(context, standings, { slug: `${season.sport_id}/${season.title}` })
    : []
  const page = pageOf(table?.rows ?? [], query)
  return { ...page, items: await withPictures(context, page.items) }
}

/** The standings of all sports in their current seasons. */
export async function readConferenceStandings(context: ReadContext): Promise<ConferenceStanding[]> {
  context.touch('sports', standings.name)
  const current = await context.db
    .selectFrom('season')
    .select(['sport_id', 'title'])
    .where('tenant', '=', context.tenant)
    .where('is_current', '=', 1)
    .orderBy('id')
    .execute()
  const tables = await readItems(context, standings)
  const refs = await sportRefs(context)
  const found = (await readSports(context)).flatMap(({ id }) => {
    const season = current.find(({ sport_id }) => sport_id === id)?.title
    const table = tables.find((one) => one.sportId === id && one.season === season)
    return table ? [table] : []
  })
  const own = (await readSettings(context))?.conference?.title ?? null
  return Promise.all(
    found.map(async ({ sportId, season, rows }) => ({
      sport: refs.get(sportId)!,
      season,
      conference: (await readSeasonWords(context, sportId, season)).conference ?? own,
      rows: await withPictures(context, rows),
    })),
  )
}

export const calls = {
  seasonStandings: readStandings,
  conferenceStandings: readConferenceStandings,
} satisfies Partial<Calls>
