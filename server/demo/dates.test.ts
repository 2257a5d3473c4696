import { describe, expect, test } from 'vitest'
import { addDays, weekdayNumber } from '../../src/domain/calendar/when.ts'
import { anchor, Shift } from './dates.ts'

describe('demo dates', () => {
  test('move by whole weeks to the last Saturday, so that weekdays stay', () => {
    for (let i = 0; i < 800; i++) {
      const today = addDays(anchor, i)
      const { days } = new Shift(today)
      const saturday = addDays(anchor, days)
      expect([days % 7, weekdayNumber(saturday)]).toEqual([0, 6])
      expect([today, saturday <= today, addDays(saturday, 7) > today]).toEqual([today, true, true])
    }
  })

  test('do not move from the folders’ Saturday to the following Friday', () => {
    const text = '2026-11-21T18:20, /news/2026/11/5/x/, Friday, May 22, 2026-27, 1921'
    for (const today of [anchor, '2026-11-27']) expect(new Shift(today).text(text)).toBe(text)
    expect(new Shift('2026-11-28').text(text)).not.toBe(text)
  })

  test.each([
    ['2026-12-31', '2026-12-26', '2026', '2026-27'],
    ['2027-01-05', '2027-01-02', '2026', '2026-27'],
    ['2027-06-16', '2027-06-12', '2027', '2027-28'],
    ['2028-02-29', '2028-02-26', '2027', '2027-28'],
  ])('move days and seasons to %s', (today, saturday, fall, winter) => {
    expect(new Shift(today).text(`${anchor} 2026 2026-27`)).toBe(`${saturday} ${fall} ${winter}`)
  })

  test('move in every spelling of the folders', () => {
    const shift = new Shift('2027-06-16')
    expect(shift.text('"2026-11-21T18:20" ,2026-09-05, pictures/2026-11-21-a.svg 1926-11-06')).toBe(
      '"2027-06-12T18:20" ,2027-03-27, pictures/2027-06-12-a.svg 1927-05-28',
    )
    expect(shift.text('/news/2026/11/5/some-title')).toBe('/news/2027/5/27/some-title')
    expect(shift.text('on Saturday, Nov. 21, 2:30 p.m.')).toBe('on Saturday, June 12, 2:30 p.m.')
    expect(shift.text('on Friday, Feb. 12.')).toBe('on Friday, Sept. 3.')
    expect(shift.text('on Friday, May 22.')).toBe('on Friday, Dec. 11.')
    expect(shift.statFile('date="11/21/2026" attend="2011"')).toBe(
      'date="06/12/2027" attend="2011"',
    )
  })

  test('move years and seasons in names and texts', () => {
    const shift = new Shift('2027-06-16')
    expect(shift.text('rosters/football/2026.csv ,2025-26, "2027" (1981–1983) 1999-00')).toBe(
      'rosters/football/2027.csv ,2026-27, "2028" (1982–1984) 2000-01',
    )
    expect(shift.text('the 2027-softball-schedule, 1922-10')).toBe(
      'the 2028-softball-schedule, 1923-10',
    )
  })

  test('leave other numbers unchanged', () => {
    const text = '515-555-0142 #201900 $2000 12026 football-05 the 1940s v2.1 Monday, May 22'
    expect(new Shift('2027-06-16').text(text)).toBe(text)
  })

  test('keep anniversaries at the same distance from today', () => {
    const text = 'date: 2004-11-19, 2022-11-28'
    expect(new Shift('2027-01-01').anniversaries(text)).toBe('date: 2004-12-30, 2023-01-08')
    expect(new Shift('2028-03-02').anniversaries('2004-11-19')).toBe('2006-02-28')
  })
})
