import { expect, test } from 'vitest'
import { shownOrder, shownTable } from './shown-table.ts'

const heads = (...keys: string[]) => keys.map((key) => ({ key, label: key, title: key }))
const row = (...cells: string[]) => ({
  name: 'Ada Byron',
  uni: '4',
  position: null,
  indent: false,
  rosterPlayerId: null,
  cells,
})

test('puts the points of basketball after the minutes [GM-02]', () => {
  const table = shownTable({
    key: 'players',
    columns: heads('min', 'fgm', 'reb', 'pts'),
    rows: [row('31', '6', '8', '16')],
    total: ['200', '28', '38', '72'],
  })
  expect(table.columns.map(({ key }) => key)).toEqual(['min', 'pts', 'fgm', 'reb'])
  expect(table.rows[0]!.cells).toEqual(['31', '16', '6', '8'])
  expect(table.total).toEqual(['200', '72', '28', '38'])
  expect(shownOrder('players', heads('fgm', 'pts'))).toEqual([1, 0])
  expect(shownOrder('passing', heads('comp', 'yds'))).toEqual([0, 1])
})

test('leaves out what is empty for everyone, and winning goals of no player [GM-02]', () => {
  const keysOf = (...rows: string[][]) =>
    shownTable({
      key: 'offense',
      columns: heads('minutes', 'g', 'gwg'),
      rows: rows.map((cells) => row(...cells)),
      total: ['', '2', '0'],
    }).columns.map(({ key }) => key)
  expect(keysOf(['', '1', '0'], ['', '0', ''])).toEqual(['g'])
  expect(keysOf(['90', '1', '1'], ['', '0', '0'])).toEqual(['minutes', 'g', 'gwg'])
})
