import type { LiveGame, LiveStats } from '../../contract/live.schema.ts'
import { isComplete, isLive } from './game.ts'

/**
 * A live statistic as its flags have it: it counts as live only once the game has started and while
 * it is not complete. Where the state of the game says otherwise, the flags are right.
 */
export function statedLive({ HasStarted, IsComplete, Live }: LiveStats['Games'][number]): LiveGame {
  if (IsComplete) return isComplete(Live.gameState) ? Live : { ...Live, gameState: 8 }
  if (!HasStarted)
    return isLive(Live.gameState) || isComplete(Live.gameState) ? { ...Live, gameState: 1 } : Live
  return Live.gameState < 2 || isComplete(Live.gameState) ? { ...Live, gameState: 3 } : Live
}
