import type { Game } from '../../contract/game.schema.ts'
import type { LiveGame, LiveStats } from '../../contract/live.schema.ts'
import { isComplete, isLive, isWithoutNews } from './game.ts'

/**
 * The game should have begun and no state was received: `now` in milliseconds. Ends after twelve
 * hours.
 */
export function isOverdue(game: Game, now: number): boolean {
  const since = game.dateUtc && isWithoutNews(game) ? now - Date.parse(game.dateUtc) : -1
  return since >= 0 && since < 12 * 3_600_000
}

/**
 * Live stats by their flags: live from the start until complete. When the game's state differs, the
 * flags are right.
 */
export function statedLive({ HasStarted, IsComplete, Live }: LiveStats['Games'][number]): LiveGame {
  if (IsComplete) return isComplete(Live.gameState) ? Live : { ...Live, gameState: 8 }
  if (!HasStarted)
    return isLive(Live.gameState) || isComplete(Live.gameState) ? { ...Live, gameState: 1 } : Live
  return Live.gameState < 2 || isComplete(Live.gameState) ? { ...Live, gameState: 3 } : Live
}
