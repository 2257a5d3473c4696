import { expect, test } from 'vitest'
import { parseDay, shiftDay, formatDay, isDay } from './month-day.ts'

test('accepts Feb. 29 but not Feb. 30, and wraps around the year [RT-11]', () => {
  expect([
    isDay({ month: 2, day: 29 }),
    isDay({ month: 2, day: 30 }),
    isDay({ month: 13, day: 1 }),
    isDay({ month: 4, day: 0 }),
  ]).toEqual([true, false, false, false])
  expect([
    shiftDay({ month: 12, day: 31 }, 1),
    shiftDay({ month: 1, day: 1 }, -1),
    shiftDay({ month: 11, day: 31 }, 0),
  ]).toEqual([
    { month: 1, day: 1 },
    { month: 12, day: 31 },
    { month: 12, day: 1 },
  ])
  expect([parseDay({ month: '3' }), parseDay({ month: '3', day: '7' })]).toEqual([
    undefined,
    { month: 3, day: 7 },
  ])
  expect(formatDay({ month: 11, day: 21 })).toBe('November 21')
})
