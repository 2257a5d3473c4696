import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Splash } from '../../contract/notices.schema.ts'
import {
  dismissals,
  splashColors,
  splashCookie,
  splashIsDue,
  splashLink,
  splashRuns,
  splashSkipCookie,
} from './promotion.ts'

const splash = (more: Partial<Splash> = {}): Splash => ({
  id: 4,
  title: 'Homecoming',
  link: null,
  openInNewWindow: false,
  html: null,
  video: null,
  picture: { images: [] },
  backgroundColor: null,
  foregroundColor: null,
  startDate: '2026-11-01T00:00:00',
  startDateUtc: '2026-11-01T05:00:00.000Z',
  endDate: null,
  endDateUtc: null,
  ...more,
})
const none = () => false
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2045-01-01'),
  noInvalidDate: true,
})

test('hides a splash for 5 minutes when shown, 4 hours when continued, or to 2040 [NT-02]', () => {
  expect(dismissals).toEqual({
    shown: { for: 300_000 },
    continued: { for: 14_400_000 },
    skipped: { until: Date.parse('2040-12-31T00:00:00Z') },
  })
})

test('runs from its start to the end of its last second [NT-02]', () => {
  fc.assert(
    fc.property(moment, fc.option(moment), moment, (start, end, now) => {
      const runs = splashRuns(
        { startDateUtc: start.toISOString(), endDateUtc: end && end.toISOString() },
        now.getTime(),
      )
      expect(runs).toBe(now >= start && (end === null || now.getTime() < end.getTime() + 1000))
    }),
  )
  const end = Date.parse('2026-11-21T12:00:00Z')
  const one = splash({ endDateUtc: '2026-11-21T12:00:00.000Z' })
  expect([splashRuns(one, end + 999), splashRuns(one, end + 1000)]).toEqual([true, false])
})

test('runs without an end forever, and never with an invalid start [NT-02]', () => {
  expect(splashRuns(splash(), Date.parse('2099-01-01'))).toBe(true)
  expect(splashRuns(splash({ startDateUtc: 'once' }), Date.parse('2099-01-01'))).toBe(false)
})

test('is hidden by either own cookie, and without content [NT-02]', () => {
  const now = Date.parse('2026-11-02')
  const due = (cookies: string[], more: Partial<Splash> = {}) =>
    splashIsDue(splash(more), now, (name) => cookies.includes(name))
  expect([
    due([]),
    due([splashCookie(4)]),
    due([splashSkipCookie]),
    due([splashCookie(40)]),
  ]).toEqual([true, false, false, true])
  expect([due([], { title: ' ' }), due([], { title: '', html: '<p>Go</p>' })]).toEqual([
    false,
    true,
  ])
  expect(splashIsDue(splash({ startDateUtc: '2026-12-01T00:00:00Z' }), now, none)).toBe(false)
})

test.each([
  [null, '/'],
  ['/sports/football', '/sports/football'],
  ['https://tickets.example/x', 'https://tickets.example/x'],
  ['/splash/4', '/'],
  ['javascript:alert(1)', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['data:text/html,x', '/'],
  ['news', '/'],
])('a link %s leads to %s [NT-02]', (link, to) => {
  expect(splashLink({ link }, '/splash/4')).toBe(to)
})

test.each([
  ['#102a5c', '#ffffff', true],
  ['#777777', '#ffffff', false],
  ['#fff', '#000000', false],
  ['red', '#ffffff', false],
  [null, '#ffffff', false],
  ['#102a5c', null, false],
])('%s under %s can be read: %s [NT-02]', (backgroundColor, foregroundColor, readable) => {
  expect(splashColors({ backgroundColor, foregroundColor }) !== null).toBe(readable)
})
