import type { EventsQuery } from '../../src/contract/api.ts'
import type { Game, GamePage } from '../../src/contract/schema/game.ts'
import { kindOf } from '../../src/domain/game.ts'
import { nextMidnight, wallClock } from '../../src/domain/zone.ts'
import { composeGames } from './games.ts'
import { pageOf } from './paging.ts'
import type { Reading } from './reading.ts'
import { readSettings } from './site.ts'

/** Today by the department's clock (quirk Q38), and the promise that this answer changes at its midnight. */
async function today(reading: Reading): Promise<string> {
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  reading.changesAt(nextMidnight(reading.now, zone))
  return wallClock(reading.now, zone).slice(0, 10)
}

const select = (reading: Reading, { sportId, startDate, endDate }: EventsQuery, over: 0 | 1) => {
  reading.touch('games')
  let query = reading.db.selectFrom('game').where('tenant', '=', reading.tenant).where('over', '=', over)
  if (sportId) query = query.where('sport_id', '=', sportId)
  if (startDate) query = query.where('date', '>=', startDate.slice(0, 10))
  if (endDate) query = query.where('date', '<=', `${endDate.slice(0, 10)}T99`)
  return query.select(['id', 'schedule_id', 'sport_id', 'doc'])
}

/** A game that has passed without a score is neither to come nor a result (quirk Q17); one that lasts days stays until its last. */
const stillToCome = (day: string) => (game: Game) => (game.endDate ?? game.date).slice(0, 10) >= day || kindOf(game) === 'live'

export async function readUpcoming(reading: Reading, query: EventsQuery): Promise<GamePage> {
  const day = await today(reading)
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - 15 * 86_400_000).toISOString().slice(0, 10)
  const rows = await select(reading, { startDate: from, ...query }, 0).orderBy('date').orderBy('id').execute()
  const games = (await composeGames(reading, rows)).filter(stillToCome(day)).filter(byPlace(query))
  return pageOf(games, query)
}

export async function readResults(reading: Reading, query: EventsQuery): Promise<GamePage> {
  const size = 400
  const rows = await select(reading, query, 1).orderBy('date', 'desc').orderBy('id', 'desc').limit(size).execute()
  const games = (await composeGames(reading, rows)).filter((game) => kindOf(game) !== 'upcoming').filter(byPlace(query))
  return pageOf(games, query)
}

/** The strip under the header: live first, then the last results and what comes next, in the order of their dates. */
export async function readScoreboard(reading: Reading, sportId?: number): Promise<Game[]> {
  const day = await today(reading)
  const scope = { sportId }
  const past = await select(reading, scope, 1).orderBy('date', 'desc').orderBy('id', 'desc').limit(8).execute()
  const soon = await select(reading, { ...scope, startDate: day }, 0).orderBy('date').orderBy('id').limit(14).execute()
  const results = (await composeGames(reading, past)).filter((game) => kindOf(game) === 'final').slice(0, 5).toReversed()
  const coming = (await composeGames(reading, soon)).filter(stillToCome(day))
  const live = coming.filter((game) => kindOf(game) === 'live')
  return [...live, ...results, ...coming.filter((game) => kindOf(game) !== 'live').slice(0, 9)]
}

const byPlace = ({ locationIndicator }: EventsQuery) => (game: Game) => !locationIndicator || game.locationIndicator === locationIndicator
