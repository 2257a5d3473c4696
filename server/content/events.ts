import { sql } from 'kysely'
import type { EventsQuery } from '../../src/contract/queries.ts'
import type { Game, GamePage } from '../../src/contract/schema/game.ts'
import { kindOf } from '../../src/domain/game.ts'
import { nextMidnight, wallClock } from '../../src/domain/zone.ts'
import { composeGames } from './games.ts'
import { pageOf, pageSize } from './paging.ts'
import type { Reading } from './reading.ts'
import { readSettings } from './site.ts'

/** Today by the department's clock (quirk Q38), and the promise that this answer changes at its midnight. */
async function today(reading: Reading): Promise<string> {
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  reading.changesAt(nextMidnight(reading.now, zone))
  return wallClock(reading.now, zone).slice(0, 10)
}

const columns = ['id', 'schedule_id', 'sport_id', 'doc'] as const

function scope(reading: Reading, { sportId, startDate, endDate, locationIndicator }: EventsQuery) {
  reading.touch('games')
  let query = reading.db.selectFrom('game').where('tenant', '=', reading.tenant)
  if (sportId) query = query.where('sport_id', '=', sportId)
  if (startDate) query = query.where('date', '>=', startDate.slice(0, 10))
  if (endDate) query = query.where('date', '<=', `${endDate.slice(0, 10)}T99`)
  if (locationIndicator) query = query.where(sql`doc ->> 'locationIndicator'`, '=', locationIndicator)
  return query
}

/** A game that has passed without a score is neither to come nor a result (quirk Q17); one that lasts days stays until its last. */
const stillToCome = (day: string) => (game: Game) => kindOf(game) === 'live' || (kindOf(game) !== 'final' && (game.endDate ?? game.date).slice(0, 10) >= day)

/** Days before today on which an event that lasts until today may have begun. */
const longest = 15

/** What is to come, the postponed and cancelled of coming days included: who planned to go must see it. */
export async function readUpcoming(reading: Reading, query: EventsQuery): Promise<GamePage> {
  const day = await today(reading)
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - longest * 86_400_000).toISOString().slice(0, 10)
  const rows = await scope(reading, { startDate: from, ...query }).select(columns).orderBy('date').orderBy('id').execute()
  return pageOf((await composeGames(reading, rows)).filter(stillToCome(day)), query)
}

/** What has been played, and what was to be played by today and was not. Newest first; counted and paged by the store. */
export async function readResults(reading: Reading, query: EventsQuery): Promise<GamePage> {
  const day = await today(reading)
  const over = scope(reading, { endDate: day, ...query }).where('over', '=', 1)
  // Of today's few, those that were called off stay with what is to come until the day is past.
  const fresh = await composeGames(reading, await over.where('date', '>=', day).select(columns).execute())
  const called = fresh.filter((game) => kindOf(game) !== 'final').map(({ id }) => id)
  const results = called.length > 0 ? over.where('id', 'not in', called) : over
  const size = pageSize(query)
  const page = query.$pageIndex ?? 0
  const counted = await results.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const total = Number(counted.total)
  const rows = await results.select(columns).orderBy('date', 'desc').orderBy('id', 'desc').limit(size).offset(page * size).execute()
  return { items: await composeGames(reading, rows), total, page, pages: Math.ceil(total / size) }
}

/** The strip under the header: live first, then the last results and what comes next, in the order of their dates. */
export async function readScoreboard(reading: Reading, sportId?: number): Promise<Game[]> {
  const day = await today(reading)
  const past = await scope(reading, { sportId, endDate: day }).where('over', '=', 1).select(columns).orderBy('date', 'desc').orderBy('id', 'desc').limit(8).execute()
  const soon = await scope(reading, { sportId, startDate: day }).where('over', '=', 0).select(columns).orderBy('date').orderBy('id').limit(14).execute()
  const results = (await composeGames(reading, past)).filter((game) => kindOf(game) === 'final').slice(0, 5).toReversed()
  const coming = (await composeGames(reading, soon)).filter(stillToCome(day))
  const live = coming.filter((game) => kindOf(game) === 'live')
  return [...live, ...results, ...coming.filter((game) => kindOf(game) !== 'live').slice(0, 9)]
}
