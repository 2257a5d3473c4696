import { expect, test } from 'vitest'
import { formatNumber } from './number.ts'

test.each([0, 7, 999, 1000, 58_841, 123_456, 1_234_567, -1, -999, -1000, -25_000])(
  'writes the whole number %d with commas as the browser does',
  (whole) => {
    expect(formatNumber(whole)).toBe(whole.toLocaleString('en-US'))
  },
)
