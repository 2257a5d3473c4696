import { expect, test } from 'vitest'
import { figure, alsoReached } from './figure.ts'

test('writes large figures with a comma, minus signs, and nothing else differently', () => {
  const cells = '2332 -1204 12878 999 -9 -.125 356-8 - .700 1000.5'.split(' ')
  expect(cells.map(figure).join(' ')).toBe('2,332 −1,204 12,878 999 −9 −.125 356-8 - .700 1000.5')
})

test('says how often a high was reached', () => {
  expect([1, 2, 3, 6, 9, 10].map(alsoReached)).toEqual([
    '',
    ' and one other game',
    ' and two other games',
    ' and five other games',
    ' and eight other games',
    ' and nine other games',
  ])
})
