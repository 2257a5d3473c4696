import type { CallHandlers } from '../call-handlers.ts'
import { expressionBuilder, type ExpressionBuilder } from 'kysely'
import { readTotal } from '../cached-rows.ts'
import { readSettings } from '../department/site.ts'
import type { GameDoc } from '../docs.ts'
import { composeGames } from './games.ts'
import { isSilent } from './without-news.ts'
import { readItem } from '../items.ts'
import { facility } from '../kinds/site.ts'
import { clampPageSize } from '../paging.ts'
import type { ReadContext } from '../read-context.ts'
import { readToday } from '../department-clock.ts'
import { sportRefs } from '../sports/sports.ts'
import type { Tables } from '../../db/tables.ts'
import type { FacilityEvents } from '../../../src/contract/facilities.schema.ts'
import type { Game, GamePage } from '../../../src/contract/game.schema.ts'
import type { LiveGame } from '../../../src/contract/live.schema.ts'
import type { EventsQuery } from '../../../src/contract/queries.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { nextMidnight, toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { isLive, getGameKind } from '../../../src/domain/games/game.ts'

const rankInSport = expressionBuilder<Tables, 'game'>()
  .fn.agg<number>('row_number')
  .over((over) => over.partitionBy('sport_id').orderBy('date').orderBy('id'))

const columns = ['id', 'schedule_id', 'sport_id', 'doc'] as const

/** All filters of a list, by columns only. */
function scope(context: ReadContext, query: EventsQuery) {
  context.touch('games')
  const {
    sportId,
    startDate,
    endDate,
    locationIndicator,
    gameId,
    streamingProvider,
    ticketedOnly,
    withCoverageOnly,
  } = query
  let games = context.db.selectFrom('game').where('tenant', '=', context.tenant)
  if (sportId) games = games.where('sport_id', '=', sportId)
  if (startDate) games = games.where('date', '>=', startDate.slice(0, 10))
  if (endDate) games = games.where('date', '<=', `${endDate.slice(0, 10)}T99`)
  if (locationIndicator) games = games.where('place', '=', locationIndicator)
  if (gameId !== undefined) games = games.where('id', '=', gameId)
  if (query.spotLight ?? query.sportLight) games = games.where('spotlight', '=', 1)
  if (ticketedOnly) games = games.where('ticketed', '=', 1)
  if (withCoverageOnly) games = games.where('covered', '=', 1)
  if (streamingProvider)
    games = games.where(
      'streams',
      'like',
      `%|${streamingProvider.toLowerCase().replace(/[%_|]/g, '')}|%`,
    )
  return games
}
type Scope = ReturnType<typeof scope>

/** Days before today on which an event that is still on may have begun. */
export const maxEventDays = 15

/** Events that began on an earlier day and are still on, for example after midnight. */
async function stillOn(context: ReadContext, day: string): Promise<number[]> {
  const rows = await context.db
    .selectFrom('game')
    .innerJoin('live_game', (j) =>
      j.onRef('live_game.tenant', '=', 'game.tenant').onRef('live_game.game_id', '=', 'game.id'),
    )
    .select(['game.id', 'live_game.doc'])
    .where('game.tenant', '=', context.tenant)
    .where('game.over', '=', 0)
    .where('game.date', '>=', addDays(day, -maxEventDays))
    .where('game.date', '<', day)
    .execute()
  return rows
    .filter(({ doc }) => {
      const live = JSON.parse(doc) as LiveGame
      return isLive(live.gameState) && !isSilent(context, live)
    })
    .map(({ id }) => id)
}

/**
 * Upcoming events, including postponed and canceled ones of coming days for visitors who planned to
 * go. A past game without a score is neither upcoming nor a result. An event of several days is
 * included until its last day.
 */
async function comingOf(context: ReadContext, query: EventsQuery): Promise<Scope> {
  const day = await readToday(context)
  const on = await stillOn(context, day)
  const from = query.startDate ?? addDays(day, -maxEventDays)
  return scope(context, { ...query, startDate: from })
    .where('coming', '=', 1)
    .where((e: ExpressionBuilder<Tables, 'game'>) =>
      e.or([e('ends', '>=', day), ...(on.length > 0 ? [e('id', 'in', on)] : [])]),
    )
}

export async function readUpcoming(context: ReadContext, query: EventsQuery): Promise<GamePage> {
  const coming = await comingOf(context, query)
  const games = query.perSport ? firstOfEachSport(context, coming, query.perSport) : coming
  return pageOf(context, query, games, 'asc')
}

/** The first games of each sport by date. */
const firstOfEachSport = (context: ReadContext, games: Scope, count: number): Scope =>
  scope(context, {}).where('id', 'in', (e) =>
    e
      .selectFrom(games.select(['id', rankInSport.as('rank')]).as('ranked'))
      .select('ranked.id')
      .where('ranked.rank', '<=', count),
  )

/**
 * Played games, and past games that were not played. Newest first. Games canceled today are
 * included from tomorrow on.
 */
export async function readResults(context: ReadContext, query: EventsQuery): Promise<GamePage> {
  const day = await readToday(context)
  const results = scope(context, query)
    .where('over', '=', 1)
    .where('date', '<=', `${day}T99`)
    .where((e) => e.or([e('coming', '=', 0), e('ends', '<', day)]))
  return pageOf(context, query, results, 'desc')
}

/** One page, counted and limited by the store. */
async function pageOf(
  context: ReadContext,
  query: EventsQuery,
  games: Scope,
  order: 'asc' | 'desc',
): Promise<GamePage> {
  const size = clampPageSize(query)
  const page = query.$pageIndex ?? 0
  const total = await readTotal(context, games)
  const rows = await games
    .select(columns)
    .orderBy('date', order)
    .orderBy('id', order)
    .limit(size)
    .offset(page * size)
    .execute()
  const items = await composeGames(context, rows)
  const dates = [...Map.groupBy(items, ({ date }) => date.slice(0, 10))].map(([date, some]) => ({
    date,
    gameIds: some.map(({ id }) => id),
  }))
  return {
    items,
    total,
    page,
    pages: Math.ceil(total / size),
    ...(query.groupedByDates ? { dates } : {}),
  }
}

/** The scoreboard strip: live games first, then the latest results and the next games by date. */
export async function readScoreboard(context: ReadContext, sportId?: number): Promise<Game[]> {
  const day = await readToday(context)
  const past = await scope(context, { sportId, endDate: day })
    .where('over', '=', 1)
    .where('coming', '=', 0)
    .select(columns)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
  const soon = await (
    await comingOf(context, { sportId })
  )
    .where('over', '=', 0)
    .select(columns)
    .orderBy('date')
    .orderBy('id')
    .limit(14)
    .execute()
  const results = (await composeGames(context, past)).toReversed()
  const coming = await composeGames(context, soon)
  const live = coming.filter((game) => getGameKind(game) === 'live')
  return [...live, ...results, ...coming.filter((game) => getGameKind(game) !== 'live').slice(0, 9)]
}

/** Most days that a game may last: a meet, or a suspended game that resumes the next day. */
const boardLongest = 4

/**
 * The games of a board: the named ones in that order; otherwise all in progress, then those of
 * today: to come, then over.
 */
async function readBoard(context: ReadContext, ids?: number[]): Promise<Game[]> {
  context.touch('games')
  const scope = context.db.selectFrom('game').where('tenant', '=', context.tenant)
  if (ids) {
    const uniqueIds = [...new Set(ids)]
    const games = await composeGames(
      context,
      await scope.select(columns).where('id', 'in', uniqueIds).orderBy('id').execute(),
    )
    return uniqueIds.flatMap((id) => games.filter((game) => game.id === id))
  }
  const zone = (await readSettings(context))?.timeZone ?? 'UTC'
  context.changesAt(nextMidnight(context.now, zone))
  const today = toLocalDateTime(context.now, zone).slice(0, 10)
  const from = new Date(Date.parse(`${today}T00:00:00Z`) - boardLongest * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const rows = await scope
    .select(columns)
    .where((e) => e.or([e('over', '=', 1), e('coming', '=', 1)]))
    .where('date', '>=', from)
    .where('date', '<=', `${today}T99`)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const games = await composeGames(context, rows)
  const rank = (game: Game) => ['live', 'delayed', 'begun', 'upcoming'].indexOf(getGameKind(game))
  return [
    ...games.filter((game) => rank(game) === 0),
    ...games
      .filter((game) => rank(game) !== 0 && (game.endDate ?? game.date).slice(0, 10) >= today)
      .toSorted((a, b) => Number(rank(a) < 0) - Number(rank(b) < 0)),
  ]
}

/**
 * A team plays at a facility if it has a home game there within this many days before or after
 * today.
 */
const lately = 400
/** Games that are shown. */
const maxGames = 6

/** Teams that play at a facility, and the next games there, matched by the name of the place. */
async function readFacilityEvents(
  context: ReadContext,
  facilityId: number,
): Promise<FacilityEvents | null> {
  const facilityItem = await readItem(context, facility, facilityId)
  if (!facilityItem) return null
  const isHere = (gameFacility: { title: string } | null) =>
    gameFacility?.title.toLowerCase() === facilityItem.title.toLowerCase()
  context.touch('games')
  const rows = await context.db
    .selectFrom('game')
    .select(['sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('place', '=', 'H')
    .where('date', '>=', addDays(await readToday(context), -lately))
    .execute()
  const ids = new Set(
    rows
      .filter(({ doc }) => isHere((JSON.parse(doc) as GameDoc).facility))
      .map((row) => row.sport_id),
  )
  if (facilityItem.sportId) ids.add(facilityItem.sportId)
  const { items } = await readUpcoming(context, { locationIndicator: 'H', $pageSize: 100 })
  return {
    sports: [...(await sportRefs(context)).values()].filter(({ id }) => ids.has(id)),
    games: items.filter((game) => isHere(game.facility)).slice(0, maxGames),
  }
}

export const handlers = {
  upcoming: readUpcoming,
  results: readResults,
  scoreboard: (context, { sportId }) => readScoreboard(context, sportId),
  board: (context, { ids }) => readBoard(context, ids?.split(',').map(Number)),
  facilityEvents: (context, { facilityId }) => readFacilityEvents(context, facilityId),
} satisfies Partial<CallHandlers>
