import type { Countdown } from '../../../src/contract/game-details.schema.ts'
import { toInstant } from '../../../src/domain/calendar/time-zone.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readTimeZone, readToday } from '../department-clock.ts'
import type { ReadContext } from '../read-context.ts'
import { composeGames } from './games.ts'

/**
 * The game that the home page counts down to: a featured one first, of sports enabled for it. Null
 * when there is none.
 */
export async function readCountdown(context: ReadContext): Promise<Countdown | null> {
  const day = await readToday(context)
  const zone = await readTimeZone(context)
  context.touch('games', 'sports')
  const sports = await context.db
    .selectFrom('sport')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .execute()
  const visibleSports = sports
    .filter(
      ({ doc }) => (JSON.parse(doc) as { displayNextEvent?: boolean }).displayNextEvent !== false,
    )
    .map(({ id }) => id)
  if (visibleSports.length === 0) return null
  for (const spotlight of [1, 0]) {
    const rows = await context.db
      .selectFrom('game')
      .select(['id', 'schedule_id', 'sport_id', 'doc'])
      .where('tenant', '=', context.tenant)
      .where('over', '=', 0)
      .where('coming', '=', 1)
      .where('spotlight', '=', spotlight)
      .where('sport_id', 'in', visibleSports)
      .where('date', '>=', day)
      .orderBy('date')
      .orderBy('id')
      .limit(20)
      .execute()
    const games = (await composeGames(context, rows)).map((game) => ({
      game,
      at: game.dateUtc
        ? Date.parse(game.dateUtc)
        : toInstant(`${game.date.slice(0, 10)}T00:00:00`, zone).getTime(),
    }))
    const next = games.find(({ at }) => at > context.now.getTime())
    if (!next) continue
    context.changesAt(next.at)
    return { dateUtc: new Date(next.at).toISOString(), game: next.game }
  }
  return null
}

export const handlers = { countdown: readCountdown } satisfies Partial<CallHandlers>
