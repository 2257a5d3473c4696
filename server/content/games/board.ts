import type { Game } from '../../../src/contract/game.schema.ts'
import { kindOf } from '../../../src/domain/games/game.ts'
import { nextMidnight, wallClock } from '../../../src/domain/calendar/zone.ts'
import { composeGames } from './games.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'

const columns = ['id', 'schedule_id', 'sport_id', 'doc'] as const
/** Days that a game may be under way: a meet, a delayed game that goes on tomorrow. */
const longest = 4

/**
 * The games of a board: those that are named, in that order; else all that are under way, then
 * those that begin today.
 */
export async function readBoard(reading: ReadContext, ids?: number[]): Promise<Game[]> {
  reading.touch('games')
  const scope = reading.db.selectFrom('game').where('tenant', '=', reading.tenant)
  if (ids) {
    const wanted = [...new Set(ids)]
    const games = await composeGames(
      reading,
      await scope.select(columns).where('id', 'in', wanted).orderBy('id').execute(),
    )
    return wanted.flatMap((id) => games.filter((game) => game.id === id))
  }
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  reading.changesAt(nextMidnight(reading.now, zone))
  const today = wallClock(reading.now, zone).slice(0, 10)
  const from = new Date(Date.parse(`${today}T00:00:00Z`) - longest * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const rows = await scope
    .select(columns)
    .where('over', '=', 0)
    .where('date', '>=', from)
    .where('date', '<=', `${today}T99`)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const games = await composeGames(reading, rows)
  const live = games.filter((game) => kindOf(game) === 'live')
  return [
    ...live,
    ...games.filter((game) => kindOf(game) === 'upcoming' && game.date.startsWith(today)),
  ]
}
