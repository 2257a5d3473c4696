import type { ApiName } from '../../../src/contract/api.ts'
import type { Game, GamePage } from '../../../src/contract/game.schema.ts'
import type { Alert } from '../../../src/contract/notices.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { getContentSource, type ContentSource } from '../content-source.ts'
import { readSettings } from '../department/site.ts'
import { readGame } from '../games/games.ts'
import { readAlerts } from '../notices/notices.ts'
import type { ReadContext } from '../read-context.ts'
import { gamesFrom } from './notified-state.ts'

// What notifications are about, from the content source when there is one, else from the store. A
// content source throws when it cannot answer.

/** Most games of a team that are compared. */
const maxGames = 100

/** An older answer would send old news again, so it counts as none. */
async function newest<T>(
  source: ContentSource,
  name: ApiName,
  context: ReadContext,
  query: Record<string, unknown> = {},
): Promise<T> {
  const { value, saved } = await source.call(name, context, query)
  if (saved) throw new Error(`no notifications from an older answer of ${name}`)
  return value as T
}

export async function settingsToTell(context: ReadContext): Promise<SiteSettings | null> {
  const source = getContentSource(context)
  if (!source) return readSettings(context)
  return (await source.call('settings', context, {})).value as SiteSettings | null
}

export async function alertsToTell(context: ReadContext): Promise<Alert[]> {
  const source = getContentSource(context)
  return source ? newest<Alert[]>(source, 'alerts', context) : readAlerts(context)
}

export async function gameToTell(context: ReadContext, gameId: number): Promise<Game | null> {
  const source = getContentSource(context)
  if (!source) return readGame(context, gameId)
  for (const list of ['upcoming', 'results'] as const) {
    const { items } = await newest<GamePage>(source, list, context, { gameId })
    const game = items.find(({ id }) => id === gameId)
    if (game) return game
  }
  return null
}

/** Games of a team from a day on ('2026-09-05'). */
export async function gamesToTell(
  context: ReadContext,
  sportId: number,
  from: string,
): Promise<Game[]> {
  const source = getContentSource(context)
  if (!source) {
    const ids = await gamesFrom(context, sportId, from)
    const games = await Promise.all(ids.map((id) => readGame(context, id)))
    return games.filter((game) => game !== null)
  }
  const lists = await Promise.all(
    (['upcoming', 'results'] as const).map((list) =>
      newest<GamePage>(source, list, context, { sportId, $pageSize: maxGames }),
    ),
  )
  // Another content API may not know the parameters.
  const games = lists
    .flatMap(({ items }) => items)
    .filter(({ sport, date }) => sport.id === sportId && date.slice(0, 10) >= from)
  return [...new Map(games.map((game) => [game.id, game])).values()]
}
