import { expect, test } from 'vitest'
import { formatBytes } from './text.ts'

test.each([
  [0, '0 KB'],
  [-5, '0 KB'],
  [740_000, '740 KB'],
  [999_600, '1 MB'],
  [1_240_000, '1.2 MB'],
  [12_400_000, '12 MB'],
  [64e9, '64 GB'],
  [9e15, '9000 TB'],
])('writes %d bytes as %s [OF-02]', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})
