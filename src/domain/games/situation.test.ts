import { expect, test } from 'vitest'
import { basesOf } from './situation.ts'

test('reads outs and runners of a baseball game', () => {
  expect(basesOf('1 out, on first and third')).toEqual({ outs: 1, on: ['first', 'third'] })
  expect(basesOf('0 out')).toEqual({ outs: 0, on: [] })
  expect(basesOf('on second')).toEqual({ outs: 0, on: ['second'] })
  expect(basesOf('')).toEqual({ outs: 0, on: [] })
})
