import { expect, test } from 'vitest'
import { kindName, kindsName, saidWords, searchAsked } from './search.ts'

test('[RT-14] what cannot be a kind or a page is none', () => {
  expect(searchAsked({ q: ' a ', kind: 'press-clip', page: '3' })).toEqual({
    q: ' a ',
    kind: 'press-clip',
    page: 3,
  })
  for (const page of ['0', '-1', '1.5', 'x', '', '1e3']) expect(searchAsked({ page }).page).toBe(1)
  for (const kind of ['', 'A', '<b>', '-', '1']) expect(searchAsked({ kind }).kind).toBeUndefined()
})

test('[RT-14] words in a title stay in their line and turn nothing around', () => {
  expect([' a\n\0b\u202Ec ', '🏈 أهلا', ' '].map(saidWords)).toEqual(['a b c', '🏈 أهلا', ''])
})

test('[RT-14] a kind has a name for one and for many, also one that nobody has named', () => {
  expect([
    kindName('story'),
    kindsName('story'),
    kindName('record-book'),
    kindsName('record-book'),
  ]).toEqual(['Story', 'Stories', 'Record book', 'Record book'])
})
