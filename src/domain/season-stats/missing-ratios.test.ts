import { expect, test } from 'vitest'
import { familyOfSport } from './family-of.ts'
import { leadersOfSeason } from './highs.ts'
import { addMissingRatios } from './missing-ratios.ts'

const column = (key: string) => ({ key, label: key, title: key })
const row = (name: string, ...values: number[]) => ({
  name,
  uni: '',
  position: null,
  rosterPlayerId: null,
  cells: values.map(String),
  values,
})
const table = {
  key: 'players',
  columns: [column('gp'), column('pts'), column('fgm'), column('fga')],
  rows: [row('Ada Alpha', 7, 105, 38, 84), row('Bo Beta', 0, 0, 0, 0)],
}
const basketball = familyOfSport('wbball')

test('computes the averages that a file lacks from what it has [RT-06]', () => {
  const [full] = addMissingRatios([table], basketball)
  const cellOf = (key: string, index = 0) =>
    full!.rows[index]!.cells[full!.columns.findIndex((head) => head.key === key)]
  expect([cellOf('pts-per-game'), cellOf('fgpct'), cellOf('pts-per-game', 1)]).toEqual([
    '15.0',
    '.452',
    '',
  ])
  // There are no rebounds.
  expect(cellOf('reb-per-game')).toBe('')
  const leaders = leadersOfSeason(basketball!.leaders, [full!], 7)
  expect(leaders.map(({ title, leaders: [first] }) => `${title} ${first!.stat.value}`)).toEqual([
    'Points per game 15.0',
    'Field-goal percentage .452',
  ])
})

test('leaves what the file has, and tables of no sport [RT-06]', () => {
  const own = { ...table, columns: [column('gp'), column('pts-per-game')], rows: [] }
  expect(addMissingRatios([own], basketball)[0]!.columns.map(({ key }) => key)).toContain('gp')
  expect(
    addMissingRatios([own], basketball)[0]!.columns.filter(({ key }) => key === 'pts-per-game'),
  ).toHaveLength(1)
  expect(addMissingRatios([table], null)).toEqual([table])
})
