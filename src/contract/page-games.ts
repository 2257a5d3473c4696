import type { Game } from './game.schema.ts'

/** Whether the state of a page, which is JSON, has games. */
export const namesGames = (state: string): boolean => /"(?:gameState|gameId)":/.test(state)

/** A game in the state of a page, or only its id. */
export type PageGame = Game | { id: number }

/** The games anywhere in the answers of a page. */
export function gamesIn(value: unknown, games: PageGame[] = []): PageGame[] {
  if (typeof value !== 'object' || value === null) return games
  const { id, gameId, gameState } = value as Partial<Game> & { gameId?: unknown }
  const isGame = typeof id === 'number' && gameState !== undefined
  if (isGame) games.push(value as Game)
  else if (typeof gameId === 'number') games.push({ id: gameId })
  for (const [name, inside] of Object.entries(value))
    // A game's own live state is the game again.
    if (!isGame || name !== 'live') gamesIn(inside, games)
  return games
}
