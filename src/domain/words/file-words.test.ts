import { expect, test } from 'vitest'
import { formatFileInfo } from './text.ts'

test.each([
  ['application/pdf', 7998, 'guide.pdf', 'PDF, 8 KB'],
  ['application/pdf', 12_345_678, 'guide.pdf', 'PDF, 12.3 MB'],
  ['text/csv', 120, 'times.csv', 'CSV, 1 KB'],
  ['application/x-new', 999_499, 'Plan.ODT', 'ODT, 999 KB'],
  ['application/x-new', 999_500, 'plan', 'File, 1.0 MB'],
])('describes %s of %i bytes [RT-08]', (type, size, name, words) => {
  expect(formatFileInfo({ type, size, name })).toBe(words)
})
