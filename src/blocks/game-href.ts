import type { Game } from '../contract/game.schema.ts'
import { kindOf } from '../domain/games/game.ts'
import { boxScoreHref, scheduleHref } from '../routes/links.ts'

/**
 * Where a game leads to: to its center before it and while it is on, to its box score once it is
 * over and has one, else to its place in the schedule. One that is called off has nothing to keep
 * open.
 */
export function gameHref(game: Game): string {
  const kind = kindOf(game)
  if (kind === 'final')
    return game.result?.boxscore || game.live
      ? boxScoreHref(game)
      : (game.gameCenterLink ?? scheduleHref(game.sport, game.season))
  if (kind === 'live') return game.gameCenterLink ?? boxScoreHref(game)
  return (
    (kind !== 'cancelled' && kind !== 'postponed' && game.gameCenterLink) ||
    scheduleHref(game.sport, game.season)
  )
}
