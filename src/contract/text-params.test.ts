import { expect, test } from 'vitest'
import { pickTextParams } from './text-params.ts'

const of = (search: string) => pickTextParams({ q: 5, page: 2 }, new URLSearchParams(search))

test('takes free text as typed, up to a length [RT-14]', () => {
  expect(of('page=123&q=%20%3Cb%3E%26&x=1')).toEqual({ q: ' <b>&', page: '12' })
  expect(of(`q=${'a'.repeat(100_000)}`)).toEqual({ q: 'aaaaa' })
  expect(of('q=🏈🏈🏈🏈🏈🏈')).toEqual({ q: '🏈🏈🏈🏈🏈' })
  expect(of('q=&page')).toEqual({})
  expect(of('q=%FF%00')).toEqual({ q: '\uFFFD\0' })
})
