import type { GameCenterGame } from '../../contract/game-center.schema.ts'
import type { PageGame } from '../../contract/page-games.ts'
import { isLive } from '../../domain/games/game.ts'
import { isOverdue } from '../../domain/games/live-state.ts'
import { showInPlace } from './in-place.ts'
import { untilChange } from './until-change.ts'

/**
 * Keeps the scores of a page before anyone touches it: they are written into the page, and the app
 * starts when more changes, or when a game should have begun and the game center has it as live.
 */
export function watchUntouched(
  games: readonly PageGame[],
  start: () => void,
  started: AbortSignal,
): void {
  untilChange((live) => {
    if (!live || !showInPlace(games, live)) start()
  }, started)
  const due = games.filter((game) => 'status' in game && isOverdue(game, Date.now()))
  const isOn = ({ id, game_state }: GameCenterGame) =>
    isLive(game_state) && due.some((game) => game.id === id)
  if (due.length > 0)
    void gamesInGameCenter().then((board) => board.some((game) => isOn(game)) && start())
}

/** The games of the game center; none if the call fails. */
async function gamesInGameCenter(): Promise<GameCenterGame[]> {
  try {
    const response = await fetch('/api/v2/game-center/games', {
      signal: AbortSignal.timeout(5000),
    })
    return response.ok ? ((await response.json()) as GameCenterGame[]) : []
  } catch {
    return []
  }
}
