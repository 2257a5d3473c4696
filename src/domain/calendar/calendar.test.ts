import { expect, test } from 'vitest'
import {
  isKnownMonth,
  monthInAddress,
  monthTitle,
  weekdayColumn,
  monthBefore,
  adjacentMonths,
  nextMonth,
} from './calendar.ts'

const season = { firstDate: '2025-08-29', lastDate: '2027-05-02', today: '2026-11-21' }

test.each([
  [undefined, undefined],
  ['', undefined],
  ['2026-11', '2026-11'],
  ['2026-13', undefined],
  ['2026-00', undefined],
  ['2026-1', undefined],
  ['november', undefined],
  ['2026-11-01', undefined],
  ['2026-11x', undefined],
])('reads the month in %j as %j [RT-12]', (text, month) => {
  expect(monthInAddress(text)).toBe(month)
})

test('returns neighboring months across years and leap days [RT-12]', () => {
  expect([
    nextMonth('2026-12'),
    monthBefore('2027-01'),
    nextMonth('2028-01'),
    monthBefore('2028-03'),
    nextMonth('2028-02'),
    monthTitle('2028-02'),
    weekdayColumn('2026-11-01'),
    weekdayColumn('2026-11-21'),
  ]).toEqual(['2027-01', '2026-12', '2028-02', '2028-02', '2028-03', 'February 2028', 1, 7])
})

test('has pages from the month of the first event to the last, and for today [RT-12]', () => {
  expect(
    ['2025-07', '2025-08', '2027-05', '2027-06', '9999-12'].map((month) =>
      isKnownMonth(month, season),
    ),
  ).toEqual([false, true, true, false, false])
  expect(isKnownMonth('2027-07', { ...season, today: '2027-07-04' })).toBe(true)
  expect(
    ['2026-11', '2026-10'].map((month) =>
      isKnownMonth(month, { firstDate: '', lastDate: '', today: '2026-11-21' }),
    ),
  ).toEqual([true, false])
})

test('stops at the first and last month, and leads back from beyond [RT-12]', () => {
  expect(adjacentMonths('2026-11', season)).toEqual({ previous: '2026-10', next: '2026-12' })
  expect(adjacentMonths('2025-08', season)).toEqual({ previous: undefined, next: '2025-09' })
  expect(adjacentMonths('2027-05', season)).toEqual({ previous: '2027-04', next: undefined })
  expect(adjacentMonths('2027-09', season)).toEqual({ previous: '2027-05', next: undefined })
  expect(adjacentMonths('2025-01', season)).toEqual({ previous: undefined, next: '2025-08' })
  expect(adjacentMonths('2026-11', { firstDate: '', lastDate: '' })).toEqual({
    previous: undefined,
    next: undefined,
  })
})
