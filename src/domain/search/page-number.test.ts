import { expect, test } from 'vitest'
import { toQueryString, parsePageParam, pageParamValues } from './page-number.ts'

test('writes page numbers except for the first page [RT-11]', () => {
  expect([
    parsePageParam({}),
    parsePageParam({ page: '7' }),
    parsePageParam({ page: '0' }),
    parsePageParam({ page: '1e3' }),
    parsePageParam({ page: '-1' }),
  ]).toEqual([1, 7, 1, 1, 1])
  expect([pageParamValues[0], pageParamValues.at(-1)]).toEqual(['2', '100'])
})

test('writes only chosen values into an address, encoded [RT-11]', () => {
  expect(toQueryString({ q: 'a&b=ü', letter: undefined, page: 1 })).toBe('?q=a%26b%3D%C3%BC')
  expect(toQueryString({ letter: 'b', page: 2 })).toBe('?letter=b&page=2')
  expect(toQueryString({ q: '', page: 1 })).toBe('')
})
