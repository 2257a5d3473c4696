import { expect, test } from 'vitest'
import { gameHighs } from './game-highs.ts'

const row = (uni: string, cells: string[]) => ({
  uni,
  name: uni ? `Player ${uni}` : 'Team',
  position: null,
  indent: false,
  rosterPlayerId: null,
  cells,
})
const columns = ['min', 'pts', 'reb', 'ast'].map((key) => ({ key, label: key, title: key }))

test('marks the best of both teams, not the rebounds of a team nor a zero', () => {
  const highs = gameHighs([
    {
      key: 'players',
      columns,
      rows: [row('4', ['40', '14', '8', '0']), row('', ['', '', '9', ''])],
    },
    { key: 'players', columns, rows: [row('5', ['38', '17', '3', '0'])] },
  ])
  expect([...highs]).toEqual([
    ['pts', 17],
    ['reb', 8],
  ])
})

test('marks nothing in tables of other sports', () =>
  expect(
    gameHighs([{ key: 'goalies', columns, rows: [row('1', ['1', '2', '3', '4'])] }]).size,
  ).toBe(0))
