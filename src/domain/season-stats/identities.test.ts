import { expect, test } from 'vitest'
import type { StatTable } from '../../contract/box-score.schema.ts'
import { identities } from './lines.ts'

const game = (gameId: number, ...rows: [name: string, uni: string, rosterPlayerId?: number][]) => ({
  gameId,
  tables: [
    {
      key: 't',
      title: 'T',
      columns: [],
      rows: rows.map(([name, uni, rosterPlayerId = null]) => ({
        name,
        uni,
        position: null,
        indent: false,
        rosterPlayerId,
        cells: [],
      })),
      total: null,
    },
  ] as unknown as StatTable[],
})
const people = (...games: ReturnType<typeof game>[]) =>
  [...identities(games).values()].map(({ rosterPlayerId, games: of, rows }) => [
    rosterPlayerId,
    [...of],
    rows.length,
  ])

test('treats two spellings of a name as one person over a season [SC-04]', () => {
  expect(people(game(1, ['SOREN OSTBY', '7']), game(2, ['Søren Østby', '7', 3]))).toEqual([
    [3, [1, 2], 2],
  ])
  expect(people(game(1, ['Łukasz Wałek', '8']), game(2, ['LUKASZ WALEK', '9']))).toEqual([
    [null, [1, 2], 2],
  ])
})

test('separates people by numbers in names, and rows without a name [SC-04] [Q42]', () => {
  expect(people(game(1, ['Player 1', '1'], ['Player 2', '2']))).toHaveLength(2)
  expect(people(game(1, ['', '7', 3]), game(2, ['', '7'], ['-', '8']))).toEqual([
    [3, [1], 1],
    [null, [2], 1],
    [null, [2], 1],
  ])
})
