import { expect, test } from 'vitest'
import { dayAsked, dayBeside, dayWords, isDay } from './when.ts'

test('accepts Feb. 29 but not Feb. 30, and wraps around the year [RT-11]', () => {
  expect([
    isDay({ month: 2, day: 29 }),
    isDay({ month: 2, day: 30 }),
    isDay({ month: 13, day: 1 }),
    isDay({ month: 4, day: 0 }),
  ]).toEqual([true, false, false, false])
  expect([
    dayBeside({ month: 12, day: 31 }, 1),
    dayBeside({ month: 1, day: 1 }, -1),
    dayBeside({ month: 11, day: 31 }, 0),
  ]).toEqual([
    { month: 1, day: 1 },
    { month: 12, day: 31 },
    { month: 12, day: 1 },
  ])
  expect([dayAsked({ month: '3' }), dayAsked({ month: '3', day: '7' })]).toEqual([
    undefined,
    { month: 3, day: 7 },
  ])
  expect(dayWords({ month: 11, day: 21 })).toBe('November 21')
})
