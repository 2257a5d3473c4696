import type { GameCenterInfo } from '../../contract/schema/game-center.ts'
import type { Game } from '../../contract/schema/game.ts'
import { plainOpponent } from '../../domain/games/plain-opponent.ts'

/** Both rosters as far as they are here, as links that say whose. */
export const rosterLinks = (
  us: string,
  game: Game,
  info: GameCenterInfo | null,
): { title: string; url: string }[] =>
  [
    [us, info?.game.rosterUrl],
    [plainOpponent(game.opponent.title), info?.game.opponentRosterUrl],
  ].flatMap(([who, url]) => (url ? [{ title: `${who} roster`, url }] : []))
