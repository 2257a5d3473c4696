import { expect, test } from 'vitest'
import { countDecimals, withDecimals } from './decimals.ts'

const align = (cells: string[]) => {
  const decimals = countDecimals(cells)
  return cells.map((cell) => withDecimals(cell, decimals))
}

test('writes the numbers of a column with the same decimals [RT-04]', () => {
  expect(align(['18.5', '16', '-2', ''])).toEqual(['18.5', '16.0', '-2.0', ''])
  expect(align(['16', '4'])).toEqual(['16', '4'])
})

test('leaves columns of rates and of other texts as they are [RT-04]', () => {
  expect(align(['.333', '1.000'])).toEqual(['.333', '1.000'])
  expect(align(['57:30', '12', '4.5'])).toEqual(['57:30', '12', '4.5'])
  expect(align(['5–10', '12'])).toEqual(['5–10', '12'])
})
