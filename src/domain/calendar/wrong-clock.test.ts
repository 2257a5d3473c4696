import { expect, test } from 'vitest'
import { hasElapsed } from './elapsed.ts'

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
