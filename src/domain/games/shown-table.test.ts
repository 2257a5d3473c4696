import { expect, test } from 'vitest'
import { isPair, isUnused, shownOrder, shownTable } from './shown-table.ts'

const heads = (...keys: string[]) => keys.map((key) => ({ key, label: key, title: key }))
const row = (...cells: string[]) => ({
  name: 'Ada Byron',
  uni: '4',
  position: null,
  indent: false,
  rosterPlayerId: null,
  cells,
})

test('begins a basketball table with what fans look for, and pairs its shots [GM-02]', () => {
  const table = shownTable({
    key: 'players',
    columns: heads('min', 'fgm', 'fga', 'ftm', 'fta', 'reb', 'ast', 'pts'),
    rows: [row('31', '6', '11', '', '2', '8', '1', '16'), row('2', '', '', '', '', '0', '0', '0')],
    total: ['200', '28', '60', '9', '16', '38', '11', '72'],
  })
  expect(table.columns.map(({ label }) => label)).toEqual(['min', 'pts', 'reb', 'ast', 'FG', 'FT'])
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['31', '16', '8', '1', '6–11', '0–2'],
    ['2', '0', '0', '0', '', ''],
  ])
  expect(table.total).toEqual(['200', '72', '38', '11', '28–60', '9–16'])
  expect(shownOrder('players', heads('fgm', 'pts'))).toEqual([1, 0])
  // Of another sport.
  expect(shownOrder('players', heads('shots', 'min'))).toEqual([0, 1])
})

test('begins the table of a season with its games, in each category [RT-04]', () => {
  for (const table of ['players', 'passing', 'rushing', 'attack', 'defense'])
    expect(shownOrder(table, heads('pts', 'att', 'yds', 'gp', 'long'))[0], table).toBe(3)
})

test('begins a passing table with completions, yards, touchdowns, interceptions [GM-02]', () => {
  const table = shownTable({
    key: 'passing',
    columns: heads('comp', 'att', 'pct', 'int', 'long', 'yds', 'td'),
    rows: [row('14', '30', '46.7', '2', '41', '132', '1')],
    total: null,
  })
  expect(table.columns.map(({ label }) => label)).toEqual('Cmp-Att yds td int pct long'.split(' '))
  expect(table.rows[0]?.cells).toEqual(['14–30', '132', '1', '2', '46.7', '41'])
  expect(table.columns.map(isPair)).toEqual([true, false, false, false, false, false])
})

test('orders rushers by their yards, those who lost some last [GM-02]', () => {
  const table = shownTable({
    key: 'rushing',
    columns: heads('att', 'gain', 'loss', 'yds', 'avg', 'td', 'long'),
    rows: [
      row('9', '10', '17', '-7', '-0.8', '0', '4'),
      row('3', '16', '0', '16', '5.3', '1', '9'),
    ],
    total: null,
  })
  expect(table.columns.map(({ key }) => key)).toEqual([
    'att',
    'yds',
    'avg',
    'td',
    'long',
    'gain',
    'loss',
  ])
  expect(table.rows.map(({ cells }) => cells[1])).toEqual(['16', '−7'])
})

test('begins volleyball tables with kills and digs, the sets later [GM-02]', () => {
  const labels = (key: string, ...keys: string[]) =>
    shownOrder(key, heads(...keys)).map((i) => keys[i])
  expect(labels('attack', 'sp', 'k', 'e', 'ta', 'pct', 'a', 'bhe', 'pts')).toEqual(
    'k e ta pct a pts sp bhe'.split(' '),
  )
  expect(labels('defense', 'sp', 'sa', 'se', 're', 'dig', 'bs', 'ba', 'be')).toEqual(
    'dig sa bs ba se sp re be'.split(' '),
  )
})

test('begins a football defense with tackles and sacks, unless no player has one [GM-02]', () => {
  const keys = 'solo ast tot tfl tflyds sacks ff'.split(' ')
  const keysOf = (...cells: string[]) =>
    shownTable({ key: 'defense', columns: heads(...keys), rows: [row(...cells)], total: null })
      .columns.map(({ key }) => key)
      .join(' ')
  expect(keysOf('3', '1', '4', '1', '7', '1.0', '1')).toBe('solo ast tot sacks tfl tflyds ff')
  expect(keysOf('3', '1', '4', '1', '7', '0.0', '1')).toBe('solo ast tot tfl tflyds ff')
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

test('leaves out zeros of what few games have, when the other team has none [GM-02]', () => {
  const table = (...cells: string[]) => ({
    key: 'defense',
    columns: heads('tot', 'tfl', 'ff', 'blkd', 'saf'),
    rows: [row(...cells), row('1', '0', '0', '0', '')],
    total: cells,
  })
  const keysOf = (...args: Parameters<typeof shownTable>) =>
    shownTable(...args).columns.map(({ key }) => key)
  const quiet = table('7', '0', '0', '0', '0')
  expect(keysOf(quiet)).toEqual(['tot', 'tfl'])
  expect(shownTable(quiet).total).toEqual(['7', '0'])
  expect(keysOf(quiet, table('4', '1', '0', '1', '0'))).toEqual(['tot', 'tfl', 'blkd'])
  expect(keysOf(table('4', '1', '2', '0', '0'), quiet)).toEqual(['tot', 'tfl', 'ff'])
  // No interceptions are what a passer is read for.
  expect(isUnused('passing', 'int', ['0', '0'])).toBe(false)
  expect(isUnused('defense', 'int', ['0', undefined])).toBe(true)
})
