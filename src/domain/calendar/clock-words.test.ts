import { expect, test } from 'vitest'
import { formatClock, formatDayAndClock, formatSeconds, plainClock } from './clock-words.ts'

test.each([
  ['7:00 PM', '7 p.m.'],
  ['2:30\u202fPM', '2:30 p.m.'],
  ['10:05 AM', '10:05 a.m.'],
  ['12:00 PM', 'noon'],
  ['12:00 AM', '12 a.m.'],
  ['2:00:00 PM', '2:00:00 p.m.'],
  ['Nov 21, 7:00 PM', 'Nov 21, 7 p.m.'],
  ['5 PM', '5 p.m.'],
  ['05:30 pm CT', '5:30 p.m. CT'],
  ['7:00 P.M.', '7 p.m.'],
  ['7PM', '7 p.m.'],
  ['7 p.m.', '7 p.m.'],
  ['Men’s 6K: 8:00 AM | Women’s 6K: 8:45 am', 'Men’s 6K: 8 a.m. | Women’s 6K: 8:45 a.m.'],
  ['4 amateurs', '4 amateurs'],
  ['TBA', 'TBA'],
])('writes %s as %s [OF-02]', (text, words) => {
  expect(plainClock(text)).toBe(words)
})

test('writes a time of the device with what is asked for [OF-02]', () => {
  const at = Date.UTC(2026, 10, 21, 19, 30, 5)
  expect(formatClock(at, { timeZone: 'UTC' })).toBe('7:30 p.m.')
  expect(formatDayAndClock(at, { timeZone: 'UTC' })).toBe('Nov. 21, 7:30 p.m.')
  const may = Date.UTC(2027, 4, 1, 0, 5)
  expect(formatDayAndClock(may, { timeZone: 'UTC', year: 'numeric' })).toBe(
    'May 1, 2027, 12:05 a.m.',
  )
  expect(formatSeconds(new Date(2026, 10, 21, 9, 0, 7))).toBe('9:00:07 a.m.')
})
