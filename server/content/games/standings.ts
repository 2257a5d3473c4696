import type { CallHandlers } from '../call-handlers.ts'
import { completeStandings, hasOpenRow, sortKey } from './complete-standings.ts'
import type {
  ConferenceStanding,
  Outlook,
  SportStandings,
  Standing,
} from '../../../src/contract/sports.schema.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import { countsTowardRecord } from '../../../src/domain/games/record.ts'
import { standingsHref } from '../../../src/routes/links.ts'
import { ofSeason, readOpponents } from './games.ts'
import { listOutlooks } from './outlooks.ts'
import { readItems } from '../items.ts'
import {
  conferenceResults,
  standings,
  type ConferenceResultsDoc,
  type StandingsDoc,
} from '../kinds/games.ts'
import { toPage } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { readSchedule, readSeasonSettings, readStandingsTables } from './schedules.ts'
import { readSettings } from '../department/site.ts'
import { scoreUnit } from './team-season.ts'
import { readCurrentSeason, readSports, sportRefs } from '../sports/sports.ts'

/** Our schedule, if it completes the table. */
const openSchedule = async (context: ReadContext, { rows, sportId, season }: StandingsDoc) =>
  hasOpenRow(rows) ? readSchedule(context, sportId, season) : null

/** The stored games of the other schools. */
async function readOtherGames(
  context: ReadContext,
  { sportId, season }: StandingsDoc,
): Promise<ConferenceResultsDoc['games']> {
  const slug = `${sportId}/${season}`
  return (await readItems(context, conferenceResults, { slug })).flatMap(({ games }) => games)
}

/** The rows of a table: as completed from our schedule, with the logo of each school. */
async function rowsOf(context: ReadContext, table: StandingsDoc): Promise<Standing[]> {
  const opponents = await readOpponents(context)
  const logo = (await readSettings(context))?.logo ?? null
  const schedule = await openSchedule(context, table)
  const others = schedule ? await readOtherGames(context, table) : []
  return (schedule ? completeStandings(table, schedule, others) : table.rows).map((row) => ({
    ...row,
    image: row.isTenant
      ? logo
      : (row.opponentId !== null && opponents.get(row.opponentId)?.image) || null,
  }))
}

/** The day on which the rows were written, or of our last result that was added to them. */
async function throughOf(context: ReadContext, table: StandingsDoc): Promise<string | null> {
  const { asOf } = table
  if (!asOf) return null
  const schedule = await openSchedule(context, table)
  const days = schedule?.games.filter(countsTowardRecord).map(({ date }) => date.slice(0, 10)) ?? []
  return [asOf.date.slice(0, 10), ...days].toSorted().at(-1)!
}

async function withRows(context: ReadContext, table: StandingsDoc): Promise<ConferenceStanding> {
  const { sportId, season } = table
  const sport = (await sportRefs(context)).get(sportId)!
  const rows = await rowsOf(context, table)
  return {
    sport,
    season,
    conference:
      (await readSeasonSettings(context, sportId, season)).conference ??
      (await readSettings(context))?.conference?.title ??
      null,
    through: await throughOf(context, table),
    unit: scoreUnit(sport),
    isSorted: (await openSchedule(context, table)) !== null && sortKey(rows) !== null,
    rows,
  }
}

/** What our games in progress would do to a table that is completed from our schedule. */
async function outlooksOf(context: ReadContext, table: StandingsDoc): Promise<Outlook[]> {
  const schedule = await openSchedule(context, table)
  return schedule ? listOutlooks(table, schedule, await readOtherGames(context, table)) : []
}

/** The rows of a season, or of a sport's current season. */
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
  return toPage(table ? await rowsOf(context, table) : [], query)
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
  const currentTables = (await readSports(context)).flatMap(({ id }) => {
    const season = current.find(({ sport_id }) => sport_id === id)?.title
    const table = tables.find((item) => item.sportId === id && item.season === season)
    return table ? [table] : []
  })
  return Promise.all(currentTables.map((table) => withRows(context, table)))
}

/**
 * A sport's standings in a season. Without a season: its current one, or else the newest one that
 * has a table. Null when there is no such table.
 */
export async function readSportStandings(
  context: ReadContext,
  { sportId, season }: { sportId: number; season?: string | undefined },
): Promise<SportStandings | null> {
  const tables = await readStandingsTables(context, sportId)
  const title = (await readCurrentSeason(context, sportId))?.title
  const defaultTable = (title === undefined ? undefined : ofSeason(tables, title)) ?? tables[0]
  const table = season === undefined ? defaultTable : ofSeason(tables, season)
  if (!table) return null
  const standingsTable = await withRows(context, table)
  const url = (item: StandingsDoc) =>
    standingsHref(standingsTable.sport, item === defaultTable ? undefined : item.season)
  return {
    ...standingsTable,
    outlooks: await outlooksOf(context, table),
    isCurrent: table === defaultTable,
    url: url(table),
    seasons: tables.map((item) => ({ title: item.season, url: url(item) })),
  }
}

export const handlers = {
  seasonStandings: readStandings,
  conferenceStandings: readConferenceStandings,
  sportStandings: readSportStandings,
} satisfies Partial<CallHandlers>
