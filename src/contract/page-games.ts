/** The games in the state of a page, which is JSON. Neither has a false no. */
export const namesGames = (state: string): boolean => state.includes('"gameState":')
export const namesGame = (state: string, gameId: number): boolean =>
  new RegExp(`"(?:id|gameId)":${gameId}\\b`).test(state)
