import { expect, test } from 'vitest'
import { parseLogOrder, logQuery, logSearch, sortedLog } from './player-log.ts'

const table = { columns: ['yds', 'td'].map((key) => ({ key, label: key, title: key })) }
const games = [
  [1, 30],
  [2, null],
  [3, 90],
].map(([gameId, value]) => ({ gameId: gameId!, cells: [String(value)], values: [value!] }))
const orderAt = (search: string, at = 1) => parseLogOrder(new URLSearchParams(search), at, table)

test('sorts a player’s games by address, one table at a time [RT-02]', () => {
  expect(orderAt('?log=2&sort=1')).toEqual({ sort: 0, order: 'down' })
  expect(orderAt('?log=2&sort=1&order=up')).toEqual({ sort: 0, order: 'up' })
  for (const none of ['?', '?log=1&sort=1', '?log=2&sort=3', '?log=2&sort=x', '?sort=1'])
    expect(orderAt(none).sort).toBe('file')
  expect([
    logSearch(1, orderAt('?'), 0),
    logSearch(1, orderAt('?log=2&sort=1'), 0),
    logSearch(1, orderAt('?log=2&sort=1'), 1),
    logSearch(1, orderAt('?log=2&sort=1'), 'file'),
  ]).toEqual(['?log=2&sort=1', '?log=2&sort=1&order=up', '?log=2&sort=2', '?'])
  expect(logQuery.sort).toContain('40')
})

test('sorts largest first, games without a value last in both directions [RT-02]', () => {
  const ids = (search: string) => sortedLog(games, orderAt(search)).map(({ gameId }) => gameId)
  expect([ids('?'), ids('?log=2&sort=1'), ids('?log=2&sort=1&order=up')]).toEqual([
    [1, 2, 3],
    [3, 1, 2],
    [1, 3, 2],
  ])
})
