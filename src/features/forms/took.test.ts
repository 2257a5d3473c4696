import { expect, test } from 'vitest'
import { tookFor } from './took.ts'

const clock = 1_800_000_000_000

test('times a form opened here by the page, not by a changed clock [FM-06]', () => {
  expect(tookFor({ key: 'a', at: clock, mark: 500, restored: false }, clock + 9000, 9500)).toBe(
    9000,
  )
  for (const shift of [-3_600_000, -8500, 3_600_000])
    expect(
      tookFor({ key: 'a', at: clock, mark: 500, restored: false }, clock + 9000 + shift, 9500),
    ).toBe(9000)
  // An answer as fast as a bot's is still recognized.
  expect(tookFor({ key: 'a', at: clock, mark: 500, restored: false }, clock + 3_600_000, 900)).toBe(
    400,
  )
})

test('takes at least ten seconds for a form restored from an earlier page [FM-06]', () => {
  expect(tookFor({ key: 'a', at: clock, mark: 500, restored: true }, clock + 60_000, 900)).toBe(
    60_000,
  )
  for (const now of [clock - 86_400_000, clock, clock + 800])
    expect(tookFor({ key: 'a', at: clock, mark: 500, restored: true }, now, 900)).toBe(10_000)
})
