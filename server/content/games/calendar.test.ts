import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ContentApi } from '../../api/content-api.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { gameDoc, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import {
  monthSpan,
  readCalendarSettings,
  readCounts,
  readDays,
  readMonth,
  readPreviews,
} from './calendar.ts'
import type { GameDoc } from '../docs.ts'
import { writeGame } from './games.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'
import { routesOf } from '../../../tests/support/ask-routes.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [] })
})
afterEach(() => store.close())

const at = (tenant = 'alpha') => new ReadContext(store, tenant, new Date('2028-02-10T18:00:00Z'))
const put = (id: number, more: Partial<GameDoc>, tenant = 'alpha') =>
  transact(store, tenant, (transaction) =>
    writeGame(transaction, { id, scheduleId: 1, sportId: 1, doc: gameDoc(more) }),
  )

describe('the calendar [RT-12]', () => {
  beforeEach(async () => {
    await put(10, { date: '2028-02-05T19:00:00' })
    await put(11, { date: '2028-02-05T12:00:00', locationIndicator: 'A', atVs: 'at' })
    await put(12, { date: '2028-02-28T09:00:00', endDate: '2028-03-02T18:00:00' })
    await put(13, { date: '2028-03-01T19:00:00' })
    await put(14, { date: '2028-02-06T19:00:00' }, 'beta')
  })
  const found = async (start: string, end: string, filter = {}) =>
    (await readDays(at(), { start, end }, filter)).map(({ date, events }) => [
      date,
      ...events.map(({ id }) => id),
    ])

  test('groups events by day in order, each once, of one tenant', async () => {
    expect(await found('2028-02-01', '2028-02-29')).toEqual([
      ['2028-02-05', 11, 10],
      ['2028-02-28', 12],
    ])
    expect(await found('2028-03-01', '2028-03-31')).toEqual([['2028-03-01', 12, 13]])
    expect(await found('2028-02-06', '2028-02-10')).toEqual([])
    expect(await found('2028-02-01', '2028-02-29', { locationIndicator: 'A' })).toEqual([
      ['2028-02-05', 11],
    ])
    expect(await found('2028-02-01', '2028-02-29', { sportId: 9 })).toEqual([])
  })

  test('has all days of a month, also in a leap year, and counts days with events', async () => {
    const month = await readMonth(at(), '2028-02-14', {})
    expect([
      month.length,
      month[0]!.date,
      month.at(-1)!.date,
      month.filter(({ events }) => events.length > 0).length,
    ]).toEqual([29, '2028-02-01', '2028-02-29', 2])
    expect(await readCounts(at(), '2028-02-14', {})).toEqual([
      { date: '2028-02-05', count: 2 },
      { date: '2028-02-28', count: 1 },
    ])
    expect([monthSpan('2027-02-28'), monthSpan('2026-12-31')]).toEqual([
      { start: '2027-02-01', end: '2027-02-28' },
      { start: '2026-12-01', end: '2026-12-31' },
    ])
  })

  test('returns one-line previews, and the first and last day in its settings', async () => {
    expect(
      (await readPreviews(at(), { start: '2028-03-01', end: '2028-03-01' }, {}))[0]!.events[1],
    ).toEqual({
      id: 13,
      title: 'Football vs Ashford',
      time: '7 p.m.',
      sport: 'Football',
      locationIndicator: 'H',
      previewStoryId: null,
      url: '/sports/football/schedule/2026',
    })
    expect(await readCalendarSettings(at())).toMatchObject({
      timeZone: 'America/Chicago',
      firstDate: '2026-08-29',
      lastDate: '2028-03-01',
    })
  })

  test.each([
    ['Calendar/events', 400],
    ['Calendar/events?date=2028-02-30', 400],
    ['Calendar/events?date=soon', 400],
    ['Calendar/month?date=2/14/2028', 200],
    ['Calendar/print?date=2028-02-01&end=2027-01-01', 400],
    ['Calendar/events/date-range?startDate=2026-01-01&endDate=2028-01-01', 400],
    ['Calendar/from/2028-02-01/to/2028-02-29', 200],
    ['Calendar/from/2028-02-01/to/x', 404],
    ['Calendar/from/2026-01-01/to/2028-01-01', 400],
    ['Calendar/events?date=2027-02-05&year=2028', 200],
  ])('answers %s with %i', async (path, status) => {
    const url = new URL(`/api/v2/${path}`, 'http://site.invalid')
    const api = routesOf((router) => new ContentApi(store).routes(router))
    const response = await api(new Request(url), 'alpha')
    expect(response.status).toBe(status)
    if (path.includes('year'))
      expect(((await response.json()) as { date: string }[]).map(({ date }) => date)).toEqual([
        '2028-02-05',
        '2028-02-28',
      ])
  })
})
