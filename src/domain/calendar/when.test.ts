import { describe, expect, it, test } from 'vitest'
import {
  clock,
  clockTime,
  dateTimeAttribute,
  fullDate,
  gameTime,
  longDate,
  monthDay,
  shortDate,
  shortWeekday,
  clockParts,
} from './when.ts'
import { timeLeft } from './time-left.ts'

const game = { date: '2026-09-05T19:00:00', time: '', tbd: false, allDay: false }

describe('dates of the department [SH-08]', () => {
  it('are read as local time in any zone of the machine', () => {
    expect(clockParts('2026-11-01T00:30:00')).toEqual({
      year: 2026,
      month: 11,
      day: 1,
      hour: 0,
      minute: 30,
    })
    expect(longDate('2026-09-05T23:59:00')).toBe('Saturday, September 5, 2026')
    expect(fullDate('2026-12-31')).toBe('December 31, 2026')
    expect(shortDate('2026-12-31')).toBe('Dec. 31, 2026')
    expect(monthDay('2026-09-05T19:00:00')).toBe('Sept. 5')
    expect(shortWeekday('2024-02-29T12:00:00')).toBe('Thu')
  })

  it('are empty for an invalid date', () => {
    expect(monthDay('')).toBe('')
    expect(longDate('soon')).toBe('')
  })

  it('have only a day in `datetime` without a known time', () => {
    expect(dateTimeAttribute('2026-09-05T00:00:00')).toBe('2026-09-05')
    expect(dateTimeAttribute('2026-09-05T19:00:00')).toBe('2026-09-05T19:00')
  })
})

describe('the time of a game [SH-08]', () => {
  it('is the department’s text', () => {
    expect(gameTime({ ...game, time: 'Noon CT' })).toBe('Noon CT')
    expect(gameTime({ ...game, time: 'TBA', tbd: true })).toBe('TBA')
    expect(gameTime({ ...game, time: 'TBD' })).toBe('TBA')
  })

  it('has one form, however the department writes it', () => {
    for (const time of ['7 p.m.', '7:00 PM', '7 PM', '07:00pm'])
      expect(gameTime({ ...game, time })).toBe('7 p.m.')
    expect(gameTime({ ...game, time: '12:00 PM CT' })).toBe('Noon CT')
    expect(gameTime({ ...game, time: 'noon' })).toBe('Noon')
  })

  it('is formatted from the date without a text', () => {
    expect(gameTime(game)).toBe('7 p.m.')
    expect(clockTime('2026-09-05T12:00:00')).toBe('Noon')
    expect(clockTime('2026-09-05T00:05:00')).toBe('12:05 a.m.')
    expect(clockTime('2026-09-05T13:30:00')).toBe('1:30 p.m.')
  })

  it('is never midnight when unknown', () => {
    expect(gameTime({ ...game, date: '2026-09-05T00:00:00' })).toBe('TBA')
    expect(gameTime({ ...game, date: '2026-09-05T00:00:00', time: '12:00 AM', tbd: true })).toBe(
      'TBA',
    )
    expect(gameTime({ ...game, date: '2026-09-05T00:00:00', allDay: true })).toBe('All day')
  })
})

describe('the countdown [SH-08]', () => {
  it('counts whole units and ends', () => {
    const start = Date.UTC(2026, 8, 5, 23)
    expect(timeLeft(start, start - 90_061_000)).toEqual([1, 1, 1, 1])
    expect(timeLeft(start, start)).toBeNull()
    expect(timeLeft(Number.NaN, start)).toBeNull()
  })
})

test('shows the game clock without a leading zero', () =>
  expect(['06:53', '00:42', '12:00', ' 3:00 ', 'Set 2', null].map(clock)).toEqual([
    '6:53',
    '0:42',
    '12:00',
    '3:00',
    'Set 2',
    '',
  ]))
