import type { Game, GameResult } from '../../contract/game.schema.ts'
import type { GameState, LiveGame } from '../../contract/live.schema.ts'

/**
 * The state of a game for visitors, from which every place takes what it shows; `score.ts` and
 * `game-outcome.ts` have its words. Only this file reads numeric game states.
 *
 * - `begun`: its start has passed and nothing was heard; the server marks it so.
 * - `unreported`: it is over, and its result was not reported; the server marks it so.
 */
export type GameKind =
  | 'upcoming'
  | 'delayed'
  | 'begun'
  | 'live'
  | 'suspended'
  | 'final'
  | 'unreported'
  | 'postponed'
  | 'cancelled'

type GameFacts = Pick<Game, 'status' | 'gameState' | 'result' | 'noplayText' | 'hasBegun'>

export const isLive = (state: GameState): boolean => state === 3
/** FullTime, PostGame and GameComplete mean complete. */
export const isComplete = (state: GameState): boolean => state === 4 || state === 7 || state === 8

/** A published result takes precedence over an old state, and a no-play text over everything. */
export function getGameKind(game: GameFacts): GameKind {
  const noPlay = game.noplayText ?? ''
  if (game.status === 'C' || /^cancell?ed$/i.test(noPlay) || game.gameState === 6)
    return 'cancelled'
  if (/^suspended\b/i.test(noPlay)) return 'suspended'
  if (game.status === 'P' || /^postponed$/i.test(noPlay) || game.gameState === 5) return 'postponed'
  if (isLive(game.gameState)) return 'live'
  if (game.result?.status || isComplete(game.gameState)) return 'final'
  if (game.status === 'O') return 'unreported'
  if (game.gameState === 2) return 'delayed'
  return game.hasBegun ? 'begun' : 'upcoming'
}

/**
 * Whether a result was decided off the field (a forfeit, a vacated win): no stat file changes it.
 */
export const isRuled = (
  result: Pick<GameResult, 'status' | 'prescoreInfo' | 'postscoreInfo'> | null,
): boolean =>
  Boolean(result?.status) &&
  /\b(?:forfeit|vacated)/i.test(`${result?.prescoreInfo ?? ''} ${result?.postscoreInfo ?? ''}`)

const oneOf =
  (...kinds: GameKind[]) =>
  (game: GameFacts): boolean =>
    kinds.includes(getGameKind(game))

/** Whether it is before its start. */
export const isToCome = oneOf('upcoming', 'delayed')

/** Whether it is to be played, or should be in progress: nothing is known of a score yet. */
export const isAwaited = oneOf('upcoming', 'delayed', 'begun')

/** The game of the day: in progress, else begun, else one whose result is new. */
export const gameOfDay = (games: readonly Game[]): Game | undefined =>
  games.find((game) => getGameKind(game) === 'live') ??
  games.find((game) => getGameKind(game) === 'begun') ??
  games.findLast((game) => game.isLatest && getGameKind(game) === 'final')

export type OffKind = 'cancelled' | 'postponed' | 'suspended'
export const isOffKind = (kind: GameKind | undefined): kind is OffKind =>
  kind === 'cancelled' || kind === 'postponed' || kind === 'suspended'

/** Whether it is not played now: there is nothing to watch, hear or buy. */
export const isOff = (game: GameFacts): boolean => isOffKind(getGameKind(game))

/** Whether a game has a score or result to show, or to cover. */
export const hasOutcome = (game: GameFacts & Pick<Game, 'live'>): boolean => {
  const kind = getGameKind(game)
  const isStopped = kind === 'suspended' && (game.live ?? game.result) !== null
  return kind === 'live' || kind === 'final' || isStopped
}

/** Whether nothing is known of its score, also when it should be over. */
export const isWithoutNews = oneOf('upcoming', 'delayed', 'begun', 'unreported')

/** The newer one of the rendered state and the stream's. */
export function withLive(game: Game, live: LiveGame | undefined): Game {
  if (!live || live.gameId !== game.id || (game.live && game.live.version >= live.version))
    return game
  const over = isComplete(live.gameState)
  // A game that is played after all is no longer canceled.
  return {
    ...game,
    gameState: live.gameState,
    live,
    result: over && !isRuled(game.result) ? toLiveResult(game, live) : game.result,
    status: over ? 'O' : 'A',
    noplayText: null,
  }
}

/**
 * Marks a game as live that the game center has as live, without a score. Decided and canceled
 * games stay as they are.
 */
export function markedLive(game: Game, inGameCenter: boolean): Game {
  return inGameCenter && isWithoutNews(game) ? { ...game, gameState: 3 } : game
}

/** The result from the state of a finished game, keeping existing links and notes. */
export function toLiveResult(game: Pick<Game, 'result'>, live: LiveGame): GameResult {
  const us = Number.parseFloat(live.teamScore)
  const them = Number.parseFloat(live.opponentScore)
  const published = game.result
  // A mark was published with this score: in golf the lower one wins.
  const isSame =
    published?.teamScore === live.teamScore && published.opponentScore === live.opponentScore
  const status =
    isSame && published.status ? published.status : us > them ? 'W' : us < them ? 'L' : 'T'
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

/** Some schedules list a bye week as a game. */
export const isByeWeek = (opponent: Pick<Game['opponent'], 'id' | 'title'>): boolean =>
  opponent.id === null && /\bbye(?: week)?\b/i.test(opponent.title)

/** Games that lists leave out: bye weeks, and past exhibitions without a result. */
export const isOmittedFromLists = ({
  type,
  status,
  result,
  opponent,
}: Pick<Game, 'type' | 'status' | 'result'> & {
  opponent: Pick<Game['opponent'], 'id' | 'title'>
}): boolean => (type === 'S' && status === 'O' && !result) || isByeWeek(opponent)

const rank =
  /^\s*(?:(?:#|No\.)\s?\w+(?:\/\w+)?|\(?(?:RV|NR)\)?(?:\/\S+)?|\[\w+\]|\d+-seed|[A-Z]\d{1,2})\s+/
const remark =
  /\s*[([](?:GM ?\d|Game \d|DH|EXH?\.?|Exhib\w*\.?)[)\]]\s*$|\s+-\s+(?:Exhibition|Scrimmage)\s*$/i

/**
 * '#23 Ashford', 'No. 16 Ashford', '(RV) Ashford', '1-seed Ashford', 'Ashford (GM2)' → 'Ashford':
 * URLs, search and history ignore these additions.
 */
export const cleanOpponentName = (title: string): string =>
  title.replace(rank, '').replace(remark, '').trim() || title.trim()
