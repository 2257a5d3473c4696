import { expect, test } from 'vitest'
import { basketball } from './basketball.ts'

test('ranks basketball players per game or by percentage, never by totals [RT-06]', () => {
  const [{ columns }] = basketball.tables as [(typeof basketball.tables)[number]]
  const titles = basketball.leaders.map(
    ({ column }) => columns.find(({ key }) => key === column)!.title,
  )
  expect(titles).toEqual(basketball.leaders.map(({ title }) => title))
  for (const title of titles) expect(title).toMatch(/ per game$| percentage$/)
})
