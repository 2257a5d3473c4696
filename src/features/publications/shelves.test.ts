import { expect, test } from 'vitest'
import type { Publication } from '../../contract/pages.schema.ts'
import { groupIntoShelves } from './shelves.ts'

const one = (id: number, date: string, sport: string | null) =>
  ({ id, date, sport: sport && { title: sport } }) as Publication
const items = [
  one(1, '2026-08-10', 'Volleyball'),
  one(2, '2026-06-01', null),
  one(3, '2025-08-01', 'Football'),
]
const shown = (groupBy: Parameters<typeof groupIntoShelves>[1]) =>
  groupIntoShelves(items, groupBy).map(({ title, items: shelf }) => [
    title,
    ...shelf.map(({ id }) => id),
  ])

test('groups publications by year, by sport with general last, or together [RT-09]', () => {
  expect(shown('year')).toEqual([
    ['2026', 1, 2],
    ['2025', 3],
  ])
  expect(shown('sport')).toEqual([
    ['Football', 3],
    ['Volleyball', 1],
    ['The department', 2],
  ])
  expect(shown('none')).toEqual([['All publications', 1, 2, 3]])
  expect(groupIntoShelves([], 'none')).toEqual([])
})
