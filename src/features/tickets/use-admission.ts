import { gameHref } from '../../blocks/game-href.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { gameTime } from '../../domain/calendar/when.ts'
import { hasBegun, hasOutcome, isLive, isOff } from '../../domain/games/game.ts'
import { formatGameStatus } from '../../domain/games/score.ts'
import type { Admission } from '../../domain/words/tickets.ts'

/**
 * What a ticket says: opponents, times, sports, and where to buy it. Once its first game has begun
 * there is the game to follow instead.
 */
export function useAdmission({ games, price }: Admission) {
  const game = useLiveGame(games[0])
  const begun = hasOutcome(game) || hasBegun(game)
  const off = isOff(game)
  return {
    game,
    isLive: isLive(game.gameState),
    isOver: begun || off,
    name: list(
      games.map(({ showAtVs, atVs, opponent }) => `${showAtVs ? `${atVs} ` : ''}${opponent.title}`),
    ),
    times: begun || off ? formatGameStatus(game) : list(games.map(gameTime), ' and '),
    sports: list(
      games.map(({ sport }) => sport.title),
      ' and ',
    ),
    /** 'Doubleheader': how many games one ticket admits to; '' for one. */
    several:
      games.length === 1 ? '' : games.length === 2 ? 'Doubleheader' : `${games.length} games`,
    link: begun ? gameHref(game) : off ? undefined : game.media.tickets?.url,
    price: begun || off ? null : price,
    begun,
  }
}

/** Each text once. */
const list = (texts: string[], separator = ', ') => [...new Set(texts)].join(separator)
