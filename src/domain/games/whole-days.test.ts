import { expect, test } from 'vitest'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { firstWeek, wholeDays } from './whole-days.ts'

const on = (...days: number[]) =>
  days.map((day, id) => sampleGame({ id, date: `2026-11-0${day}T19:00:00` }))
const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

test('leaves out a day of which the next page may have more games [GM-03]', () => {
  expect(idsOf(wholeDays({ items: on(9, 8, 7, 7), total: 9 }))).toEqual([0, 1])
  expect(idsOf(wholeDays({ items: on(9, 8, 7, 7), total: 4 }))).toEqual([0, 1, 2, 3])
  expect(idsOf(wholeDays({ items: on(9, 9), total: 9 }))).toEqual([0, 1])
  expect(wholeDays({ items: [], total: 0 })).toEqual([])
})

test('keeps the seven days from the first game, newest or soonest first [GM-03]', () => {
  const from = (...dates: string[]) =>
    firstWeek(dates.map((date, id) => sampleGame({ id, date: `${date}T19:00:00` })))
  expect(idsOf(from('2026-11-03', '2026-10-28', '2026-10-27'))).toEqual([0, 1])
  expect(idsOf(from('2026-10-28', '2026-11-03', '2026-11-04'))).toEqual([0, 1])
  expect(from()).toEqual([])
})
