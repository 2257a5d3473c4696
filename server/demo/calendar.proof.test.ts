import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, anchorSaturday, daysFrom, longDay, seasonTitles, weekday } from './calendar.ts'

test('the anchor is a Saturday within three days of any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (n) => {
      const today = addDays('2020-01-01', n)
      expect(weekday(anchorSaturday(today))).toBe(6)
      expect(Math.abs(daysFrom(today, anchorSaturday(today)))).toBeLessThanOrEqual(3)
    }),
  )
})

test('days go over the end of a month, a year and February of a leap year', () => {
  expect([
    addDays('2028-02-28', 1),
    addDays('2028-02-29', 1),
    addDays('2026-12-31', 1),
    addDays('2027-03-01', -1),
  ]).toEqual(['2028-02-29', '2028-03-01', '2027-01-01', '2027-02-28'])
})

test('season titles follow the habit of each kind of sport', () => {
  expect(seasonTitles('fall', '2026-11-20')).toEqual(['2025', '2026'])
  expect(seasonTitles('winter', '2026-11-20')).toEqual(['2025-26', '2026-27'])
  expect(seasonTitles('spring', '2026-11-20')).toEqual(['2026', '2027'])
  expect(seasonTitles('fall', '2027-01-05')).toEqual(['2025', '2026'])
})

test('a day is written the long way', () => {
  expect(longDay('2026-10-03')).toBe('Saturday, October 3')
})
