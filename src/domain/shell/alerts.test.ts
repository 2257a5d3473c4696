import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Alert } from '../../contract/notices.schema.ts'
import { toInstant } from '../calendar/time-zone.ts'
import {
  alertCookie,
  alertRuns,
  alertsInOrder,
  alertsOfPage,
  endOfAlert,
  openAlerts,
} from './alerts.ts'

const zone = 'America/Chicago'
const alert = (more: Partial<Alert> = {}): Alert => ({
  id: 1,
  title: 'Lightning',
  message: '',
  link: null,
  linkTitle: null,
  openInNewWindow: false,
  enabled: true,
  showOnWeb: true,
  startDate: null,
  endDate: null,
  endDateUtc: null,
  ...more,
})
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2045-01-01'),
  noInvalidDate: true,
})

test('includes enabled web alerts only, the newest number first [NT-01]', () => {
  const all = [
    alert({ id: 3 }),
    alert({ id: 7, enabled: false }),
    alert({ id: 8, showOnWeb: false }),
    alert({ id: 11 }),
    alert({ id: 5 }),
  ]
  expect(alertsInOrder(all).map(({ id }) => id)).toEqual([11, 5, 3])
})

test.each([
  ['all', [1, 2, 3]],
  [5, [1, 2]],
  [6, [1]],
  [undefined, [1]],
] as const)('shows on a page of sport %s the alerts %j [NT-01]', (sport, ids) => {
  const all = [alert(), alert({ id: 2, sportIds: [4, 5] }), alert({ id: 3, sportIds: [7] })]
  expect(alertsOfPage(all, sport).map(({ id }) => id)).toEqual(ids)
})

test.each([
  [{ endDateUtc: '2026-11-22T05:59:59.000Z' }, '2026-11-22T05:59:59.999Z', true],
  [{ endDateUtc: '2026-11-22T05:59:59.000Z' }, '2026-11-22T06:00:00.000Z', false],
  [{ startDate: '2026-11-21T08:00:00' }, '2026-11-21T13:59:59Z', false],
  [{ startDate: '2026-11-21T08:00:00' }, '2026-11-21T14:00:00Z', true],
  [{ endDateUtc: 'soon', startDate: 'once' }, '2026-11-21T14:00:00Z', true],
  [{}, '2039-01-01T00:00:00Z', true],
])('%j at %s runs: %s [NT-01]', (more, at, runs) => {
  expect(alertRuns(alert(more), Date.parse(at), zone)).toBe(runs)
})

test('runs an alert exactly until the end given to the page [NT-01]', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -2000, max: 2000 }), (end, off) => {
      const one = alert({ endDateUtc: end.toISOString() })
      expect(alertRuns(one, end.getTime() + off, zone)).toBe(end.getTime() + off < endOfAlert(one)!)
    }),
  )
})

test.each(['Pacific/Kiritimati', 'Etc/GMT+12', zone])(
  'begins by the wall clock of %s, near it and far from it [NT-01]',
  (place) => {
    const hours = fc.double({ min: -40, max: 40, noNaN: true })
    fc.assert(
      fc.property(moment, hours, (start, off) => {
        const now = Math.round(start.getTime() + off * 3_600_000)
        const startDate = start.toISOString().slice(0, 19)
        const begun = toInstant(startDate, place).getTime() <= now
        expect(alertRuns(alert({ startDate }), now, place)).toBe(begun)
      }),
    )
  },
)

test('leaves a closed alert out by its exact cookie [NT-01]', () => {
  const closed = new Set([alertCookie(11)])
  expect(
    openAlerts([alert({ id: 1 }), alert({ id: 11 }), alert({ id: 111 })], 0, zone, (name) =>
      closed.has(name),
    ).map(({ id }) => id),
  ).toEqual([111, 1])
})
