import type { Game, GameResult } from '../../contract/game.schema.ts'
import type { GameState, LiveGame } from '../../contract/live.schema.ts'

/**
 * What a game is to a visitor. Numbers of the feed come in, words go out; nothing above this file
 * reads a game state.
 */
export type GameKind = 'upcoming' | 'delayed' | 'live' | 'final' | 'postponed' | 'cancelled'

export const isLive = (state: GameState): boolean => state === 3
/** FullTime, PostGame and GameComplete mean complete. */
export const isComplete = (state: GameState): boolean => state === 4 || state === 7 || state === 8

/** A published result wins over a stale state; words for 'no play' win over everything. */
export function kindOf(
  game: Pick<Game, 'status' | 'gameState' | 'result' | 'noplayText'>,
): GameKind {
  if (game.status === 'C' || /^cancell?ed$/i.test(game.noplayText ?? '') || game.gameState === 6)
    return 'cancelled'
  if (game.status === 'P' || /^postponed$/i.test(game.noplayText ?? '') || game.gameState === 5)
    return 'postponed'
  if (isLive(game.gameState)) return 'live'
  if (game.result?.status || isComplete(game.gameState)) return 'final'
  return game.gameState === 2 ? 'delayed' : 'upcoming'
}

/** Whether there is something to tell of how it goes or went. */
export const hasOutcome = (game: Parameters<typeof kindOf>[0]): boolean =>
  kindOf(game) === 'live' || kindOf(game) === 'final'

/** The newer of what the page was drawn with and what the stream has said since. */
export function withLive(game: Game, live: LiveGame | undefined): Game {
  if (!live || live.gameId !== game.id || (game.live && game.live.version >= live.version))
    return game
  const over = isComplete(live.gameState)
  // A game that is played after all is no longer called off.
  return {
    ...game,
    gameState: live.gameState,
    live,
    result: over ? resultOf(game, live) : game.result,
    status: over ? 'O' : 'A',
    noplayText: null,
  }
}

/**
 * A game that the game center has as live is live, with no score of its own. What is decided, or
 * called off, stays so.
 */
export function markedLive(game: Game, inGameCenter: boolean): Game {
  const kind = inGameCenter ? kindOf(game) : null
  return kind === 'upcoming' || kind === 'delayed' ? { ...game, gameState: 3 } : game
}

/** The result that a finished game's live state makes, keeping links and notes that were there. */
export function resultOf(game: Pick<Game, 'result'>, live: LiveGame): GameResult {
  const us = Number.parseFloat(live.teamScore)
  const them = Number.parseFloat(live.opponentScore)
  const status = us > them ? 'W' : us < them ? 'L' : 'T'
  return {
    prescoreInfo: null,
    postscoreInfo: null,
    boxscore: null,
    recap: null,
    ...game.result,
    status,
    teamScore: live.teamScore,
    opponentScore: live.opponentScore,
  }
}
