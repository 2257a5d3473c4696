/** Whether the state of a page, which is JSON, has games. */
export const namesGames = (state: string): boolean => /"(?:gameState|gameId)":/.test(state)

/** A game in the state of a page, as far as an untouched page needs it. */
export type PageGame = { id: number; gameState?: number; dateUtc?: string | null }

/** The games anywhere in the answers of a page. */
export function gamesIn(value: unknown, games: PageGame[] = []): PageGame[] {
  if (typeof value !== 'object' || value === null) return games
  const { id, gameId, gameState } = value as Partial<PageGame> & { gameId?: unknown }
  const isGame = typeof id === 'number' && gameState !== undefined
  if (isGame) games.push(value as PageGame)
  else if (typeof gameId === 'number') games.push({ id: gameId })
  for (const [name, inside] of Object.entries(value))
    // A game's own live state is the game again.
    if (!isGame || name !== 'live') gamesIn(inside, games)
  return games
}
