import { expect, test } from 'vitest'
import { samplePlayer } from '../../../tests/support/sample-sport.ts'
import { offeredPositions, positionCodes, positionOfAddress, positionsIn } from './positions.ts'

const at = (positionShort: string, positionLong = '') =>
  samplePlayer({ positionShort, positionLong })
const many = (positions: string[]) =>
  Array.from({ length: 24 }, (_, i) => at(positions[i % positions.length]!, ''))

test('finds a player of two positions by both, and none by blanks [RT-02] [Q45]', () => {
  expect(positionsIn(at('OH/RS'))).toEqual(['oh', 'rs'])
  expect(positionsIn(at('P / 1B'))).toEqual(['p', '1b'])
  for (const other of ['', 'N/A', 'Foward', '?']) expect(positionsIn(at(other))).toEqual([])
})

test('offers the positions of a long roster, most players first, in full words [RT-02]', () => {
  expect(offeredPositions([...many(['OL', 'WR', 'QB']), at('WR', 'Wide Receiver')])).toEqual([
    { code: 'wr', label: 'Wide Receiver', players: 9 },
    { code: 'qb', label: 'QB', players: 8 },
    { code: 'ol', label: 'OL', players: 8 },
  ])
  expect(offeredPositions(many(['G', 'F']))).toEqual([])
  expect(offeredPositions(many(['G', 'F', 'C']).slice(0, 19))).toEqual([])
})

test('ignores positions in an address that are not listed [RT-02]', () => {
  expect(positionOfAddress('wr')).toBe('wr')
  for (const asked of [null, '', 'WR', 'wr,qb', 'constructor'])
    expect(positionOfAddress(asked)).toBe(null)
  expect(new Set(positionCodes).size).toBe(positionCodes.length)
})
