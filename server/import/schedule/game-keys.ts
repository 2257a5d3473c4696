import { GameDoc } from '../../content/docs.ts'
import { gameKey } from '../../content/games/find-game.ts'
import { publishedVersion } from '../../content/live/stat-files.ts'
import type { Transaction } from '../../content/transaction.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { warnRow, type FileReport } from '../report.ts'
import { parseDays } from '../values/dates.ts'
import { toKey } from '../values/text.ts'
import type { GameResult } from '../../../src/contract/game.schema.ts'
import type { LiveGame } from '../../../src/contract/live.schema.ts'
import {
  isComplete,
  isLive,
  isRuled,
  cleanOpponentName,
  toLiveResult,
} from '../../../src/domain/games/game.ts'

export type GameKey = { key: string } | { refused: string }

/**
 * The permanent keys of a schedule's games: the ref; else date, opponent and place, with a number
 * for a second game of the same teams on that day. They do not depend on the order of rows.
 */
export function gameKeys(
  rows: readonly CsvRow[],
  sport: string,
  season: string,
  zone: string | null = null,
): Map<CsvRow, GameKey> {
  const keys = new Map<CsvRow, GameKey>()
  const lines = new Map<string, number>()
  const add = (row: CsvRow, key: string, name: string) => {
    const firstLine = lines.get(key)
    keys.set(
      row,
      firstLine === undefined ? { key } : { refused: `${name} is already on line ${firstLine}` },
    )
    if (firstLine === undefined) lines.set(key, row.line)
  }
  for (const row of rows)
    if (cell(row, 'ref')) add(row, gameKey(cell(row, 'ref')), `ref "${cell(row, 'ref')}"`)
  const open = rows.filter((row) => !cell(row, 'ref'))
  // As an export writes it where date, opponent and place are ambiguous.
  for (const row of open)
    if (cell(row, 'key'))
      add(row, `${sport}/${season}/${cell(row, 'key')}`, `key "${cell(row, 'key')}"`)
  const plain = (row: CsvRow) =>
    [
      sport,
      season,
      parseDays(cell(row, 'date'), zone)?.first ?? '',
      toKey(cleanOpponentName(cell(row, 'opponent'))),
      cell(row, 'home_away').charAt(0).toUpperCase(),
    ].join('/')
  for (const [key, sameRows] of Map.groupBy(
    open.filter((row) => !cell(row, 'key')),
    plain,
  )) {
    const rowText = (row: CsvRow) => [...row.cells.values()].join('\u0000')
    const seen = new Map<string, CsvRow>()
    let occurrence = 0
    // The first of two games keeps the key it had as the only one.
    for (const row of sameRows.toSorted((a, b) =>
      order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0,
    )) {
      const duplicate = seen.get(rowText(row))
      if (duplicate) keys.set(row, { refused: `the same row as line ${duplicate.line}` })
      else add(row, occurrence++ === 0 ? key : `${key}/${occurrence}`, 'this game')
      seen.set(rowText(row), row)
    }
  }
  return keys
}

/** Game 1 before game 2, then by the contents of the row. */
const order = (row: CsvRow): string =>
  `${cell(row, 'doubleheader') || '1'}\u0000${[...row.cells.values()].join('\u0000')}`

/**
 * A game's row together with its published stat file, which is newer: its state and outcome stay,
 * and the row gives all other fields. The row decides a forfeit, a vacated result, and a game that
 * its stat file left in progress. A contradiction is a warning.
 */
export async function withStatFile(
  transaction: Transaction,
  id: number,
  row: GameDoc,
  line: number,
  fileReport: FileReport,
): Promise<GameDoc> {
  const { db, tenant, now } = transaction
  if ((await publishedVersion(transaction, id)) === 0) return row
  const stored = await db
    .selectFrom('game')
    .innerJoin('live_game', (j) =>
      j.onRef('live_game.tenant', '=', 'game.tenant').onRef('live_game.game_id', '=', 'game.id'),
    )
    .select(['game.doc', 'live_game.doc as live'])
    .where('game.tenant', '=', tenant)
    .where('game.id', '=', id)
    .executeTakeFirst()
  if (!stored) return row
  const before = GameDoc.parse(JSON.parse(stored.doc))
  const live = JSON.parse(stored.live) as LiveGame
  const say = (reason: string) => warnRow(fileReport, line, reason)
  const media = { ...row.media, stats: before.media.stats }
  const boxscore = media.stats && { url: media.stats.url }
  if (isRuled(row.result))
    return { ...row, media, result: row.result && { ...row.result, boxscore } }
  if (isComplete(live.gameState)) return withFinal({ ...row, media }, before, live, say)
  if (row.status === 'O') {
    if (isBelow(row.result, live)) {
      say(
        `the row says ${resultWords(row.result)}, but the stat file is already at ` +
          `${stateOf(live)}; the game is not ended: correct the result, or send the last stat file`,
      )
      return withoutResult({ ...row, media }, before, live)
    }
    if (isLive(live.gameState))
      say(
        `${resultWords(row.result)} ends this game, which its stat file left at ` +
          `${stateOf(live)}; send the last stat file for a complete box score`,
      )
    return { ...row, media, result: row.result && { ...row.result, boxscore } }
  }
  if (row.status !== 'A') {
    if (!isLive(live.gameState) || now.getTime() - Date.parse(live.updatedAt) >= hour)
      return { ...row, media }
    say(
      `${row.noplayText ?? row.status}, but its stat file came at ${live.updatedAt}; the stat ` +
        'file is used: import the row again when no stat file came for an hour',
    )
  } else if (isLive(live.gameState) && now.getTime() - Date.parse(live.updatedAt) >= 24 * hour)
    say(
      `no news since ${live.updatedAt} (${stateOf(live)}), so it is not shown as live: write its ` +
        'result (W 24-21), or status suspended, postponed or canceled',
    )
  return withoutResult({ ...row, media }, before, live)
}

const hour = 3_600_000

/** A game whose stat file is final. */
function withFinal(
  row: GameDoc,
  before: GameDoc,
  live: LiveGame,
  say: (reason: string) => void,
): GameDoc {
  // A ruling that was taken back, and a row that ended the game before its last stat file.
  const result = isRuled(before.result)
    ? { ...toLiveResult({ result: null }, live), boxscore: before.result?.boxscore ?? null }
    : before.result
  if (row.status === 'C' || row.status === 'P')
    say(
      `${row.noplayText ?? row.status}, but this game has a stat file; the stat file is used ` +
        '(a forfeit: leave status blank, result W (forfeit))',
    )
  const [stated, stored] = [resultWords(row.result), resultWords(result)]
  if (stated && stored && stated !== stored)
    say(
      `the row says ${stated}, the stat file ${stored}; ` +
        'the stat file is used (a corrected score: send a corrected stat file; a ruling: ' +
        'add (forfeit) or (vacated))',
    )
  return {
    ...row,
    status: 'O',
    noplayText: null,
    gameState: 8,
    result: result && {
      ...result,
      prescoreInfo: row.result?.prescoreInfo ?? null,
      postscoreInfo: row.result?.postscoreInfo ?? null,
      recap: row.result?.recap ?? result.recap,
    },
  }
}

/** A game in progress: notes and recap are kept for its result. */
function withoutResult(row: GameDoc, before: GameDoc, live: LiveGame): GameDoc {
  const notes = {
    prescoreInfo: row.result?.prescoreInfo ?? null,
    postscoreInfo: row.result?.postscoreInfo ?? null,
    recap: row.result?.recap ?? before.result?.recap ?? null,
  }
  return {
    ...row,
    status: 'A',
    noplayText: null,
    gameState: live.gameState,
    result: Object.values(notes).some((note) => note !== null)
      ? { status: null, teamScore: null, opponentScore: null, boxscore: null, ...notes }
      : null,
  }
}

/** Whether a score is lower than what was already played. */
const isBelow = (result: GameResult | null, live: LiveGame): boolean =>
  Number(result?.teamScore ?? Infinity) < Number(live.teamScore) ||
  Number(result?.opponentScore ?? Infinity) < Number(live.opponentScore)

const resultWords = (result: GameResult | null): string | null =>
  result?.status ? `${result.status} ${result.teamScore ?? ''}-${result.opponentScore ?? ''}` : null

const stateOf = ({ teamScore, opponentScore, periodLabel, clock }: LiveGame): string =>
  [`${teamScore}-${opponentScore}`, periodLabel, clock].filter(Boolean).join(' ')
