import { expect, test } from 'vitest'
import { choicesText, pageAsked, pageChoices } from './page-number.ts'

test('writes page numbers except for the first page [RT-11]', () => {
  expect([
    pageAsked({}),
    pageAsked({ page: '7' }),
    pageAsked({ page: '0' }),
    pageAsked({ page: '1e3' }),
    pageAsked({ page: '-1' }),
  ]).toEqual([1, 7, 1, 1, 1])
  expect([pageChoices[0], pageChoices.at(-1)]).toEqual(['2', '100'])
})

test('writes only chosen values into an address, encoded [RT-11]', () => {
  expect(choicesText({ q: 'a&b=ü', letter: undefined, page: 1 })).toBe('?q=a%26b%3D%C3%BC')
  expect(choicesText({ letter: 'b', page: 2 })).toBe('?letter=b&page=2')
  expect(choicesText({ q: '', page: 1 })).toBe('')
})
