import { plainOpponent } from '../../../src/domain/games/plain-opponent.ts'
import { gameKey } from '../../content/games/find-game.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { daysOf } from '../values/day.ts'
import { keyOf } from '../values/fold.ts'

export type GameKey = { key: string } | { refused: string }

/**
 * What names each game of a schedule file for ever: its ref; else its day, opponent and place, and
 * for a second game of the same teams on the day its place among them. The order of the rows
 * decides nothing.
 */
export function gameKeys(
  rows: readonly CsvRow[],
  sport: string,
  season: string,
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
  // As an export writes it, where day, opponent and place leave it open which game is which.
  for (const row of open)
    if (cell(row, 'key'))
      add(row, `${sport}/${season}/${cell(row, 'key')}`, `key "${cell(row, 'key')}"`)
  const plain = (row: CsvRow) =>
    [
      sport,
      season,
      daysOf(cell(row, 'date'))?.first ?? '',
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
    // The first of two keeps the key it had while it was alone.
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

/** Game 1 before game 2, then by what is in the row. */
const order = (row: CsvRow): string =>
  `${cell(row, 'doubleheader') || '1'}\u0000${[...row.cells.values()].join('\u0000')}`
