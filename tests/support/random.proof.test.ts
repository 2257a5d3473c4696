import { expect, test } from 'vitest'
import { seeded } from './random.ts'

test('repeats its sequence for a seed', () => {
  const draw = () => {
    const r = seeded('a')
    return [r.float(), r.int(0, 9), r.pick(['x', 'y', 'z'])]
  }
  expect(draw()).toEqual(draw())
})

test('gives neighboring seeds different sequences', () => {
  expect(
    new Set(Array.from({ length: 200 }, (_, i) => seeded(`a${i}`).int(0, 1_000_000))).size,
  ).toBe(200)
})

test('reaches both ends and all values about equally often', () => {
  const r = seeded('dice')
  const seen = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 6000; i++) seen[r.int(1, 6) - 1]! += 1
  for (const count of seen) expect(count).toBeGreaterThan(850)
})

test('refuses to pick from nothing', () => {
  expect(() => seeded('s').pick([])).toThrow(RangeError)
})
