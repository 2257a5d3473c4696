import type { ApiName } from '../../src/contract/api.ts'

/**
 * Most games that an answer depends on individually; a longer list is requested again when any game
 * changes.
 */
const mostGames = 300

/** The topics of a call known in advance: its own name, and the game in its query. */
export function allTopics(name: ApiName, query: Record<string, unknown>): string[] {
  const gameId = query['gameId'] as number | undefined
  return [
    `call:${name}`,
    ...(name === 'settings' ? ['settings'] : []),
    ...(gameId === undefined ? [] : [`game:${gameId}`]),
  ]
}

/**
 * The topics of an answer, as a reader of the store would add them: its games. A list of games also
 * depends on `games`.
 */
export function topicsIn(name: ApiName, query: Record<string, unknown>, value: unknown): string[] {
  const games = new Set<number>()
  gather(value, games)
  const gameTopics = [...games].slice(0, mostGames).map((id) => `game:${id}`)
  return [
    ...new Set([
      ...allTopics(name, query),
      ...(query['gameId'] === undefined && games.size > 0 ? ['games'] : []),
      ...gameTopics,
    ]),
  ]
}

function gather(value: unknown, games: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if ('gameState' in value) {
    const id = 'gameId' in value ? value.gameId : 'id' in value ? value.id : undefined
    if (typeof id === 'number') games.add(id)
  }
  for (const inside of Object.values(value)) gather(inside, games)
}
