import { expect, test } from 'vitest'
import { playerCharts, playerHighFigures } from './player-charts.ts'

const line = (value: number) => ({ cells: [String(value)], values: [value] })
const columns = [{ key: 'yds', label: 'Yds', title: 'Yards' }]

/** A football table of a player with two games, and the team's with a best of `best`. */
const category = (key: string, games: number[], best: number) => {
  const total = games.reduce((sum, value) => sum + value, 0)
  return {
    own: {
      key,
      title: key,
      columns,
      season: line(total),
      games: games.map((value, i) => ({ gameId: i + 1, ...line(value) })),
    },
    team: {
      key,
      columns,
      rows: [total, best].map((value, i) => ({
        name: `Player ${i}`,
        uni: String(i),
        position: null,
        rosterPlayerId: i,
        ...line(value),
      })),
    },
  }
}
const titles = (...categories: ReturnType<typeof category>[]) =>
  playerCharts(
    'football',
    categories.map(({ own }) => own),
    categories.map(({ team }) => team),
  ).map(({ title }) => title)

test('charts no figure that is small beside the best of the team [RT-04]', () => {
  const passing = category('passing', [353, 342], 0)
  expect(titles(passing, category('rushing', [9, 4], 739))).toEqual(['Passing yards'])
  expect(titles(category('rushing', [9, 4], 130))).toEqual(['Rushing yards'])
  expect(titles(category('rushing', [9, 4], 131))).toEqual([])
})

test('begins with what the player does best among the team [RT-04]', () => {
  const rushing = category('rushing', [40, 60], 800)
  const receiving = category('receiving', [40, 60], 0)
  expect(titles(rushing, receiving)).toEqual(['Receiving yards', 'Rushing yards'])
  expect(titles(receiving, category('rushing', [40], 0))).toEqual(['Receiving yards'])
})

test('fills up with the highs of the first chart in which the player has a value [RT-04]', () => {
  const heads = [
    ['comp', 'Completions'],
    ['att', 'Attempts'],
    ['yds', 'Yards'],
    ['td', 'Touchdowns'],
    ['long', 'Longest'],
  ].map(([key = '', title = '']) => ({ key, label: key, title }))
  const passes = (...values: number[]) => ({ cells: values.map(String), values })
  const chartsOf = (...games: ReturnType<typeof passes>[]) => {
    const season = passes(...heads.map((_, i) => games.reduce((sum, g) => sum + g.values[i]!, 0)))
    const player = { name: 'One', uni: '1', position: null, rosterPlayerId: 1 }
    const table = { key: 'passing', title: 'Passing', columns: heads }
    const lines = games.map((game, i) => ({ gameId: i + 1, ...game }))
    return playerCharts(
      'football',
      [{ ...table, season, games: lines }],
      [{ ...table, rows: [{ ...player, ...season }] }],
    ).map(({ column, title }) => `${column}: ${title}`)
  }
  const [yards, completions] = ['yds: Passing yards', 'comp: Completions']
  expect(chartsOf(passes(20, 31, 240, 1, 44), passes(18, 28, 190, 2, 31))).toEqual([
    yards,
    completions,
    'td: Passing touchdowns',
  ])
  expect(chartsOf(passes(20, 31, 240, 0, 44), passes(18, 28, 190, 2, 31))).toEqual([
    yards,
    completions,
  ])
})

test('ranks a player on the team only when another has a value [RT-04]', () => {
  const rankIn = ({ own, team }: ReturnType<typeof category>) =>
    playerCharts('football', [own], [team]).map(({ teamRank }) => teamRank)
  expect(rankIn(category('passing', [353, 342], 40))).toEqual([1])
  expect(rankIn(category('passing', [353, 342], 1200))).toEqual([2])
  expect(rankIn(category('passing', [353, 342], 0))).toEqual([undefined])
})

test('lists the highs of the sport in which the player has a value [RT-04]', () => {
  const games = (...values: number[][]) =>
    values.map((row, i) => ({ gameId: i + 1, cells: row.map(String), values: row }))
  const table = (key: string, title: string, heads: [string, string][], ...rows: number[][]) => ({
    key,
    title,
    columns: heads.map(([name, long]) => ({ key: name, label: name, title: long })),
    games: games(...rows),
  })
  const heads: [string, string][] = [
    ['att', 'Attempts'],
    ['yds', 'Net yards'],
    ['td', 'Touchdowns'],
    ['long', 'Longest'],
  ]
  const highs = playerHighFigures('football', [
    table('passing', 'Passing', heads, [31, 240, 0, 44], [28, 190, 2, 31]),
    table('rushing', 'Rushing', heads, [4, -3, 0, 5], [2, -1, 0, 3], [1, -2, 0, 0]),
    table('receiving', 'Receiving', heads, [1, 7, 0, 7]),
  ])
  expect(highs.map(({ table: key, column, title }) => `${key} ${column}: ${title}`)).toEqual([
    'rushing att: Rushing attempts',
    'rushing long: Longest rush',
    'passing yds: Passing yards',
    'passing att: Passing attempts',
    'passing td: Passing touchdowns',
    'passing long: Longest pass',
  ])
  expect(playerHighFigures('sailing', [])).toEqual([])
})
