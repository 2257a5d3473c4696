import { expect, test } from 'vitest'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { balanceDays } from './board-days.ts'

test('puts each day of a scoreboard below the shorter column [GM-03]', () => {
  const columns = (...games: number[]) =>
    balanceDays(
      games.map((count, i) => ({
        date: `2026-11-0${i + 1}`,
        games: Array.from({ length: count }, () => sampleGame()),
        others: [],
      })),
    ).map(({ column }) => column[0])
  expect(columns(1, 3, 1, 1, 1).join('')).toBe('sesse')
  expect(columns(1, 1, 1).join('')).toBe('ses')
})
