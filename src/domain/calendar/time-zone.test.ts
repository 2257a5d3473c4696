import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant, nextMidnight, toLocalDateTime } from './time-zone.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Indiana/Indianapolis',
  'Europe/London',
  'Asia/Kolkata',
]
const moments = fc.date({
  min: new Date('1970-01-02'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
})

test('converts between moments and local times in every zone and season [RT-05]', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      const wall = toLocalDateTime(moment, zone)
      // In the hour repeated by a clock change, either moment may come back; the local time is the
      // same.
      expect(toLocalDateTime(toInstant(wall, zone), zone)).toBe(wall)
    }),
  )
})

test('puts 7 p.m. Central on the next day in UTC, with and without DST [RT-05] [Q36]', () => {
  expect(toInstant('2026-09-05T19:00:00', 'America/Chicago').toISOString()).toBe(
    '2026-09-06T00:00:00.000Z',
  )
  expect(toInstant('2026-12-05T19:00:00', 'America/Chicago').toISOString()).toBe(
    '2026-12-06T01:00:00.000Z',
  )
  expect(toInstant('2026-09-05T19:00:00', 'America/Phoenix').toISOString()).toBe(
    '2026-09-06T02:00:00.000Z',
  )
})

test('finds the next midnight as the first moment of the next local day [RT-05]', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      const midnight = nextMidnight(moment, zone)
      expect(midnight).toBeGreaterThan(moment.getTime())
      expect(
        toLocalDateTime(new Date(midnight), zone).slice(0, 10) >
          toLocalDateTime(moment, zone).slice(0, 10),
      ).toBe(true)
      expect(midnight - moment.getTime()).toBeLessThanOrEqual(25 * 3600_000)
    }),
  )
})

test.each([
  ['2026-03-08T04:00:00', '2026-03-08T09:00:00.000Z'],
  ['2026-03-08T01:00:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T04:00:00', '2026-11-01T10:00:00.000Z'],
])('finds the moment of %s in Chicago on a day of a clock change', (wall, moment) => {
  expect(toInstant(wall, 'America/Chicago').toISOString()).toBe(moment)
})
