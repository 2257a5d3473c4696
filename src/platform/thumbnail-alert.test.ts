import { expect, test } from 'vitest'
import { createThumbnailAlert } from './thumbnail-alert.ts'

const minute = 60_000

test('reports 200 errors of one key in 5 minutes once, then not for 10 minutes [MD-06]', () => {
  const failed = createThumbnailAlert()
  const told = (key: string, times: number, at: number) =>
    Array.from({ length: times }, () => failed(key, at)).filter(Boolean).length
  expect(told('a', 199, 0)).toBe(0)
  // Each key has its own count.
  expect(told('b', 199, 0)).toBe(0)
  expect(told('a', 1, 5 * minute - 1)).toBe(1)
  expect(told('a', 1000, 15 * minute - 2)).toBe(0)
  expect(told('a', 199, 15 * minute)).toBe(0)
  expect(told('a', 1, 15 * minute)).toBe(1)
})
test('reports no 200 errors over a longer time [MD-06]', () => {
  const failed = createThumbnailAlert()
  for (let i = 0; i < 600; i++) expect(failed('a', i * 2000)).toBe(false)
})
