import { expect, test } from 'vitest'
import { kindName, kindsName, toSingleLine, parseSearchQuery } from './search.ts'

test('ignores invalid kinds and pages [RT-14]', () => {
  expect(parseSearchQuery({ q: ' a ', kind: 'press-clip', page: '3' })).toEqual({
    q: ' a ',
    kind: 'press-clip',
    page: 3,
  })
  for (const page of ['0', '-1', '1.5', 'x', '', '1e3'])
    expect(parseSearchQuery({ page }).page).toBe(1)
  for (const kind of ['', 'A', '<b>', '-', '1'])
    expect(parseSearchQuery({ kind }).kind).toBeUndefined()
})

test('removes line breaks and direction marks from words in a title [RT-14]', () => {
  expect([' a\n\0b\u202Ec ', '🏈 أهلا', ' '].map(toSingleLine)).toEqual(['a b c', '🏈 أهلا', ''])
})

test('names each kind in singular and plural, also unknown kinds [RT-14]', () => {
  expect([
    kindName('story'),
    kindsName('story'),
    kindName('record-book'),
    kindsName('record-book'),
  ]).toEqual(['Story', 'Stories', 'Record book', 'Record book'])
})
