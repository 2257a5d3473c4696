import { expect, test } from 'vitest'
import { parseBases } from './situation.ts'

test('reads outs and runners of a baseball game', () => {
  expect(parseBases('1 out, on first and third')).toEqual({ outs: 1, on: ['first', 'third'] })
  expect(parseBases('0 out')).toEqual({ outs: 0, on: [] })
  expect(parseBases('on second')).toEqual({ outs: 0, on: ['second'] })
  expect(parseBases('')).toEqual({ outs: 0, on: [] })
})
