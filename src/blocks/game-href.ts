import type { Game } from '../contract/game.schema.ts'
import { getGameKind } from '../domain/games/game.ts'
import { boxScoreLink, scheduleHref } from '../routes/links.ts'

/**
 * The page of a game: its game center before and during it, its box score after it if there is one,
 * else its schedule. A game that was called off has no game center.
 */
export function gameHref(game: Game): string {
  const kind = getGameKind(game)
  if (kind === 'final')
    return game.result?.boxscore || game.live
      ? boxScoreLink(game)
      : (game.gameCenterLink ?? scheduleHref(game.sport, game.season))
  if (kind === 'live') return game.gameCenterLink ?? boxScoreLink(game)
  return (
    (kind !== 'cancelled' && kind !== 'postponed' && game.gameCenterLink) ||
    scheduleHref(game.sport, game.season)
  )
}
