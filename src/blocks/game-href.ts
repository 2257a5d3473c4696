import type { Game } from '../contract/schema/game.ts'
import { kindOf } from '../domain/game.ts'
import { boxScoreHref, scheduleHref } from '../routes/links.ts'

/** Where a game leads to: its box score once there is one, its place in the schedule before. */
export function gameHref(game: Game): string {
  const kind = kindOf(game)
  return kind === 'live' || (kind === 'final' && (game.result?.boxscore || game.live)) ? boxScoreHref(game) : scheduleHref(game.sport, game.season)
}
