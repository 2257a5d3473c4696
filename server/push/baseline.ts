import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { wallClock } from '../../src/domain/calendar/zone.ts'
import { readAlerts } from '../content/notices/notices.ts'
import { readGame } from '../content/games/games.ts'
import { isWanted } from '../content/push/push-subscribers.ts'
import { gamesFrom, tell } from '../content/push/push-told.ts'
import { ReadContext } from '../content/read-context.ts'
import { zoneOf } from '../content/running.ts'
import type { Store } from '../db/store.ts'
import { toldOf, type Told } from './game-news.ts'

/** What was last told of an alert: one that begins anew is news again. */
export type ToldAlert = { title: string; startDate: string | null }

/**
 * Notes how games to come and running alerts are when somebody wants to be told of them and nobody
 * did before: what is so already is no news, what changes from now on is. Where others are told
 * already, what was told to them counts.
 */
export async function noteBaseline(
  store: Store,
  tenant: string,
  { teams, alerts }: NotificationPreferences,
): Promise<void> {
  const reading = new ReadContext(store, tenant)
  const day = wallClock(reading.now, await zoneOf(reading)).slice(0, 10)
  for (const { sportId } of teams) {
    if (await isWanted(store, tenant, `sport:${sportId}:`)) continue
    for (const id of await gamesFrom(store, tenant, sportId, day)) {
      const game = await readGame(reading, id)
      if (game) await tell<Told>(store, tenant, 'game', id, () => toldOf(game))
    }
  }
  if (!alerts || (await isWanted(store, tenant, 'alert'))) return
  for (const { id, title, startDate } of await readAlerts(reading))
    await tell<ToldAlert>(store, tenant, 'alert', id, () => ({ title, startDate }))
}
