import { expect, test } from 'vitest'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { countInFirstColumn } from './board-days.ts'

test('divides the days of a scoreboard into two columns of about one height [GM-03]', () => {
  const first = (...games: number[]) =>
    countInFirstColumn(
      games.map((count, i) => ({
        date: `2026-11-0${i + 1}`,
        games: Array.from({ length: count }, () => sampleGame()),
        others: [],
      })),
    )
  expect(first(1)).toBe(1)
  expect(first(1, 1)).toBe(1)
  expect(first(1, 3, 1, 1, 1)).toBe(2)
  expect(first(1, 1, 1, 4)).toBe(3)
})
