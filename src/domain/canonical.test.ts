import { expect, test } from 'vitest'
import { canonicalPath } from './canonical.ts'

test('keeps only the query parameters that select another page [SE-03]', () => {
  expect(
    [
      '/',
      '/?utm=1',
      '/tags?type=story&page=3',
      '/on-this-day?month=8&day=28',
      '/archives?year=2024&q=x&page=2',
      '/sports/a/roster?sort=name&view=table&position=QB',
    ].map(canonicalPath),
  ).toEqual([
    '/',
    '/',
    '/tags?page=3',
    '/on-this-day?month=8&day=28',
    '/archives?year=2024&page=2',
    '/sports/a/roster',
  ])
})
