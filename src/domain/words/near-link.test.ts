import { expect, test } from 'vitest'
import { findNearLink } from './near-link.ts'

const links = ['schedule', 'roster', 'stats', 'staff'].map((title) => ({
  title,
  url: `/sports/football/${title}`,
}))

test.each([
  ['rooster', 'roster'],
  ['schedlue', 'schedule'],
  ['staf', 'staff'],
  ['records', undefined],
  // It is the address of a page that does not exist, not a misspelled one.
  ['stats', undefined],
])('takes %s for %s [SE-02]', (word, title) => {
  expect(findNearLink(`/sports/football/${word}`, links)?.title).toBe(title)
})

test('finds no link among none, or without an address [SE-02]', () => {
  expect(findNearLink('/x', [])).toBeUndefined()
  expect(findNearLink('/x', [{ title: 'For fans', url: null }])).toBeUndefined()
})
