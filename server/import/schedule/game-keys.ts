import { GameDoc } from '../../content/docs.ts'
import { gameKey } from '../../content/games/find-game.ts'
import { publishedVersion } from '../../content/live/stat-files.ts'
import type { Transaction } from '../../content/transaction.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { warn, type Part } from '../report.ts'
import { daysOf } from '../values/clock.ts'
import { keyOf } from '../values/words.ts'
import { plainOpponent } from '../../../src/domain/games/game.ts'

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
    const twin = lines.get(key)
    keys.set(row, twin === undefined ? { key } : { refused: `${name} is already on line ${twin}` })
    if (twin === undefined) lines.set(key, row.line)
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
      daysOf(cell(row, 'date'), zone)?.first ?? '',
      keyOf(plainOpponent(cell(row, 'opponent'))),
      cell(row, 'home_away').charAt(0).toUpperCase(),
    ].join('/')
  for (const [key, alike] of Map.groupBy(
    open.filter((row) => !cell(row, 'key')),
    plain,
  )) {
    const whole = (row: CsvRow) => [...row.cells.values()].join('\u0000')
    const seen = new Map<string, CsvRow>()
    let place = 0
    // The first of two games keeps the key it had as the only one.
    for (const row of alike.toSorted((a, b) =>
      order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0,
    )) {
      const twin = seen.get(whole(row))
      if (twin) keys.set(row, { refused: `the same row as line ${twin.line}` })
      else add(row, place++ === 0 ? key : `${key}/${place}`, 'this game')
      seen.set(whole(row), row)
    }
  }
  return keys
}

/** Game 1 before game 2, then by the contents of the row. */
const order = (row: CsvRow): string =>
  `${cell(row, 'doubleheader') || '1'}\u0000${[...row.cells.values()].join('\u0000')}`

/**
 * A stat file is newer than a game's row, so its state and outcome stay; the row gives all other
 * fields. A different outcome in the row is a warning.
 */
export async function withStatFile(
  transaction: Transaction,
  id: number,
  row: GameDoc,
  line: number,
  part: Part,
): Promise<GameDoc> {
  if ((await publishedVersion(transaction, id)) === 0) return row
  const before = await transaction.db
    .selectFrom('game')
    .select('doc')
    .where('tenant', '=', transaction.tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!before) return row
  const { status, gameState, result, media } = GameDoc.parse(JSON.parse(before.doc))
  if (row.status === 'C' || row.status === 'P')
    warn(
      part,
      line,
      `${row.noplayText ?? row.status}, but this game has a stat file; the stat file is used`,
    )
  const [said, kept] = [row.result, result].map((r) =>
    r?.status ? `${r.status} ${r.teamScore ?? ''}-${r.opponentScore ?? ''}` : null,
  )
  if (said && kept && said !== kept)
    warn(part, line, `the row says ${said}, the stat file ${kept}; the stat file is used`)
  return {
    ...row,
    status,
    noplayText: null,
    gameState,
    result: result && {
      ...result,
      prescoreInfo: row.result?.prescoreInfo ?? null,
      postscoreInfo: row.result?.postscoreInfo ?? null,
      recap: row.result?.recap ?? result.recap,
    },
    media: { ...row.media, stats: media.stats },
  }
}
