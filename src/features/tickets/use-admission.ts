import { gameHref } from '../../blocks/game-href.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { gameTime } from '../../domain/calendar/when.ts'
import { getGameKind, isOff, isToCome } from '../../domain/games/game.ts'
import { opponentWithAtVs } from '../../domain/games/meets.ts'
import { formatGameStatus } from '../../domain/games/score.ts'
import type { Admission } from '../../domain/words/tickets.ts'

/**
 * What a ticket says: opponents, times, sports, and where to buy it. Once its first game has begun
 * there is the game to follow instead.
 */
export function useAdmission({ games, price }: Admission) {
  const game = useLiveGame(games[0])
  const off = isOff(game)
  const begun = !off && !isToCome(game)
  return {
    game,
    isLive: getGameKind(game) === 'live',
    isOver: begun || off,
    name: list(games.map(opponentWithAtVs)),
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
