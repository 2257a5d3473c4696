import type { Game, GameResult } from '../../contract/game.schema.ts'
import type { GameState, LiveGame, LiveStats } from '../../contract/live.schema.ts'
import { foldDiacritics } from '../people/names.ts'

/** The kind of a game for visitors. Only this file reads numeric game states. */
export type GameKind = 'upcoming' | 'delayed' | 'live' | 'final' | 'postponed' | 'cancelled'

export const isLive = (state: GameState): boolean => state === 3
/** FullTime, PostGame and GameComplete mean complete. */
export const isComplete = (state: GameState): boolean => state === 4 || state === 7 || state === 8

/** A published result takes precedence over an old state, and a no-play text over everything. */
export function getGameKind(
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

/**
 * Whether a result was decided off the field (a forfeit, a vacated win): no stat file changes it.
 */
export const isRuled = (
  result: Pick<GameResult, 'status' | 'prescoreInfo' | 'postscoreInfo'> | null,
): boolean =>
  Boolean(result?.status) &&
  /\b(?:forfeit|vacated)/i.test(`${result?.prescoreInfo ?? ''} ${result?.postscoreInfo ?? ''}`)

/** Whether a game is over and its result was not reported. The server marks it so. */
export const isUnreported = (game: Parameters<typeof getGameKind>[0]): boolean =>
  game.status === 'O' && (getGameKind(game) === 'upcoming' || getGameKind(game) === 'delayed')

/** Whether it is postponed or canceled: there is nothing to watch, hear or buy. */
export const isOff = (game: Parameters<typeof getGameKind>[0]): boolean =>
  getGameKind(game) === 'cancelled' || getGameKind(game) === 'postponed'

/** Whether its start has passed and nothing was heard of it. The server marks it so. */
export const hasBegun = (
  game: Parameters<typeof getGameKind>[0] & Pick<Game, 'hasBegun'>,
): boolean => game.hasBegun === true && game.status !== 'O' && getGameKind(game) === 'upcoming'

/** Whether a game has a score or result to show. */
export const hasOutcome = (game: Parameters<typeof getGameKind>[0]): boolean =>
  getGameKind(game) === 'live' || getGameKind(game) === 'final'

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
    result: over ? toLiveResult(game, live) : game.result,
    status: over ? 'O' : 'A',
    noplayText: null,
  }
}

/**
 * Marks a game as live that the game center has as live, without a score. Decided and canceled
 * games stay as they are.
 */
export function markedLive(game: Game, inGameCenter: boolean): Game {
  const kind = inGameCenter ? getGameKind(game) : null
  return kind === 'upcoming' || kind === 'delayed' ? { ...game, gameState: 3 } : game
}

/** The result from the state of a finished game, keeping existing links and notes. */
export function toLiveResult(game: Pick<Game, 'result'>, live: LiveGame): GameResult {
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

/** A meet of many schools has placings instead of one opponent. */
export const isField = ({
  showAtVs,
  opponent,
  result,
}: Pick<Game, 'showAtVs' | 'opponent' | 'result'>): boolean =>
  (!showAtVs && opponent.id === null) || result?.status === 'N'

/**
 * 'Men 1st (24) | Women 1st (31)': one line per team. The text before and after a score is one
 * text.
 */
export const listPlacings = ({ result }: Pick<Game, 'result'>): string[] =>
  [result?.prescoreInfo, result?.postscoreInfo]
    .flatMap((note) => (note ?? '').split('|'))
    .map((note) => note.trim())
    .filter(Boolean)

/**
 * 'Football vs Ashford'; a meet of many schools uses its own name: 'Cross Country: Sandhill
 * Classic'.
 */
export const gameName = ({
  sport,
  atVs,
  opponent,
  showAtVs,
}: Pick<Game, 'atVs' | 'showAtVs'> & {
  sport: { title: string }
  opponent: Pick<Game['opponent'], 'id' | 'title'>
}): string =>
  !showAtVs && opponent.id === null
    ? `${sport.title}: ${opponent.title}`
    : `${sport.title} ${atVs} ${opponent.title}`

/** Most games on one board. */
const maxBoardGames = 16

/** The game ids in a URL with any separator: '12-15', '12,15', each once. Undefined without any. */
export function boardIds(text: string | null | undefined): number[] | undefined {
  const ids = [...new Set((text ?? '').match(/\d{1,9}/g)?.map(Number))].slice(0, maxBoardGames)
  return ids.length > 0 ? ids : undefined
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

/**
 * The game should have begun and no state was received: `now` in milliseconds. Ends after twelve
 * hours.
 */
export function isOverdue(game: Game, now: number): boolean {
  const kind = getGameKind(game)
  const since =
    game.dateUtc && (kind === 'upcoming' || kind === 'delayed')
      ? now - Date.parse(game.dateUtc)
      : -1
  return since >= 0 && since < 12 * 3_600_000
}

/** Whether a URL has a season that the sport never had. An unpublished season is a season. */
export const isUnknownSeason = (
  requested: string | undefined,
  seasons: readonly { title: string }[],
): boolean =>
  requested !== undefined &&
  !seasons.some(({ title }) => title.toLowerCase() === requested.toLowerCase())

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

/**
 * A school's name in comparable form: 'St. Brigid’s (Ore.)' and 'ST BRIGIDS ORE' are equal. Whole
 * names only, never prefixes.
 */
export const normalizeSchoolName = (text: string): string =>
  foldDiacritics(text)
    .replace(/['’‘`´"“”.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

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
