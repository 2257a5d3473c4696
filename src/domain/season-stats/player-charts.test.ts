import { expect, test } from 'vitest'
import { playerCharts } from './player-charts.ts'

const line = (value: number) => ({ cells: [String(value)], values: [value] })
const columns = [{ key: 'yds', label: 'Yds', title: 'Yards' }]

/** A football table of a player with two games, and the team's with a best of `best`. */
const category = (key: string, games: number[], best: number) => {
  const total = games.reduce((sum, value) => sum + value, 0)
  return {
    own: {
      key,
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
