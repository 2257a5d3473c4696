import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { quietUntil } from './game-updates.ts'

const at = (utc: string) => Date.parse(utc)
const until = (from: string, to: string, now: string, timeZone = 'America/Chicago') => {
  const end = quietUntil({ quiet: { from, to }, timeZone }, at(now))
  return end === null ? null : new Date(end).toISOString()
}

test.each([
  ['22:00', '07:00', '2026-11-22T05:00:00Z', '2026-11-22T13:00:00.000Z'],
  ['22:00', '07:00', '2026-11-22T12:59:59Z', '2026-11-22T13:00:00.000Z'],
  ['22:00', '07:00', '2026-11-22T13:00:00Z', null],
  ['22:00', '07:00', '2026-11-22T03:59:00Z', null],
  ['13:00', '15:00', '2026-11-22T20:00:00Z', '2026-11-22T21:00:00.000Z'],
  ['13:00', '15:00', '2026-11-22T21:00:00Z', null],
  ['08:00', '08:00', '2026-11-22T14:00:00Z', null],
  // The night with one hour less.
  ['22:00', '07:00', '2027-03-14T06:00:00Z', '2027-03-14T12:00:00.000Z'],
])('quiet from %s to %s, at %s: until %s [GM-04]', (from, to, now, expected) =>
  expect(until(from, to, now)).toBe(expected),
)

test('ends quiet hours within 25 hours at the requested time in any zone [GM-04]', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
  fc.assert(
    fc.property(
      clock,
      clock,
      fc.date({ min: new Date('2026-04-15'), max: new Date('2026-10-15'), noInvalidDate: true }),
      fc.constantFrom('America/Chicago', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'),
      (from, to, now, timeZone) => {
        const end = quietUntil({ quiet: { from, to }, timeZone }, now.getTime())
        if (end === null) return
        expect(end).toBeGreaterThan(now.getTime())
        expect(end - now.getTime()).toBeLessThan(25 * 3_600_000)
        // Auckland's clocks change in April and September: there the hour may not exist.
        if (timeZone !== 'Pacific/Auckland')
          expect(toLocalDateTime(new Date(end), timeZone).slice(11, 16)).toBe(to)
      },
    ),
  )
})
