import { expect, test } from 'vitest'
import { hasElapsed, rankTimestamp } from './elapsed.ts'

test('counts as passed at the end, before the start or with an invalid start [OF-03]', () => {
  expect([900, 1000, 1099, 1100, 5000].map((now) => hasElapsed(1000, 100, now))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  expect(hasElapsed(Number.NaN, 100, 1000)).toBe(true)
})

test('orders a copy with a future date before every other dated copy [OF-02]', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const stamps = [
    '2027-01-01T00:00:00Z',
    null,
    '2026-11-22T11:00:00Z',
    '2030-01-01T00:00:00Z',
    'garbage',
    '1999-01-01T00:00:00Z',
  ]
  expect(
    stamps
      .slice(0, 4)
      .concat(stamps[5]!)
      .toSorted((a, b) => rankTimestamp(b, now) - rankTimestamp(a, now)),
  ).toEqual([stamps[2], stamps[5], stamps[3], stamps[0], null])
  expect(rankTimestamp('garbage', now)).toBe(Number.NEGATIVE_INFINITY)
})
