import type { ApiName } from '../../src/contract/api.ts'
import type { Game, GamePage } from '../../src/contract/game.schema.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { heroOf } from '../content/games/game-center.ts'
import { layoutOf } from '../content/games/game-center-layout.ts'
import type { Found } from '../content/content-source.ts'

type Ask = (name: ApiName, query: Record<string, unknown>) => Promise<Found>

/**
 * The layout or hero of a game center that the upstream answers with no data or not at all, made of
 * the game's event. The specification names these calls without their fields, and events link to
 * game centers. Null for other calls, and without an event that links to its game center.
 */
export async function fromEvent(
  name: ApiName,
  gameId: number,
  ask: Ask,
  now: Date,
): Promise<Found | null> {
  if (name !== 'gameCenterLayout' && name !== 'gameCenterHero') return null
  for (const list of ['results', 'upcoming'] as const) {
    const events = await ask(list, { gameId })
    const game = (events.value as GamePage).items.find(({ id }: Game) => id === gameId)
    if (!game?.gameCenterLink) continue
    if (name === 'gameCenterLayout') return { ...events, value: layoutOf(game, false, null) }
    const settings = await ask('settings', {})
    return {
      value: heroOf(game, settings.value as SiteSettings | null, now),
      at: Math.min(events.at, settings.at),
      saved: events.saved || settings.saved,
    }
  }
  return null
}
