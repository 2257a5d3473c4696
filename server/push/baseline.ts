import type { PushWishes } from '../../src/contract/schema/push.ts'
import { wallClock } from '../../src/domain/zone.ts'
import { readAlerts } from '../content/alerts.ts'
import { readGame } from '../content/games.ts'
import { tell, untoldGames } from '../content/push-told.ts'
import { Reading } from '../content/reading.ts'
import { readSettings } from '../content/site.ts'
import type { Store } from '../db/store.ts'
import { toldOf, type Told } from './game-news.ts'

/** Notes how games to come and running alerts are at the moment when somebody first wants to be told: what is so already is no news, what changes from now on is. */
export async function noteBaseline(store: Store, tenant: string, { teams, alerts }: PushWishes): Promise<void> {
  const reading = new Reading(store, tenant)
  const today = wallClock(reading.now, (await readSettings(reading))?.timeZone ?? 'UTC').slice(0, 10)
  for (const { sportId } of teams) {
    for (const id of await untoldGames(store, tenant, sportId, today)) {
      const game = await readGame(reading, id)
      if (game) await tell<Told>(store, tenant, 'game', id, (old) => (old ? undefined : toldOf(game)))
    }
  }
  if (!alerts) return
  for (const { id, title } of await readAlerts(reading)) await tell(store, tenant, 'alert', id, (old) => (old ? undefined : { title }))
}
