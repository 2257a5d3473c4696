import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tenantHeader } from '../../src/contract/messages.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { ReadContext } from '../content/read-context.ts'
import { Breaker } from './breaker.ts'
import { Client } from './client.ts'
import type { Exchanged } from './exchange.ts'
import type { Files } from './files.ts'
import type { Pictures } from './pictures.ts'
import { Upstream } from './upstream.ts'

type Answer = { status?: number; type?: string; headers?: Record<string, string>; body?: unknown }
let sent: { path: string; headers: Record<string, string> }[] = []
let answer: (nth: number) => Answer | Promise<Answer>
let upstream: Upstream
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  sent = []
  const exchange = async (url: URL, headers: Record<string, string>): Promise<Exchanged> => {
    sent.push({ path: url.pathname + url.search, headers })
    const {
      status = 200,
      type = 'application/json',
      headers: more = {},
      body = [],
    } = await answer(sent.length)
    return {
      status,
      headers: { 'content-type': type, ...more },
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    }
  }
  const client = new Client({
    base: new URL('http://127.0.0.1:9'),
    token: undefined,
    breaker: new Breaker(),
    exchange,
  })
  upstream = new Upstream({
    client,
    pictures: {} as Pictures,
    files: {} as Files,
    forms: null as never,
    overlays: () => ({}),
    report: () => {},
  })
})
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const ask = async (name: ApiName, query: Record<string, unknown> = {}, tenant = 'alpha') => {
  const context = new ReadContext({ db: {} as never }, tenant, new Date())
  const found = await upstream.ask(name, context, query)
  return {
    ...found,
    lasts: Math.round((context.until - Date.now()) / 1000),
    topics: [...context.topics],
  }
}
/** The same where the settings say the zone, as a server's reading has them. */
const askInZone = async (name: ApiName, timeZone: string) => {
  const context = new ReadContext({ db: {} as never }, 'alpha', new Date())
  await context.once('settings', async () => ({ timeZone }))
  return upstream.ask(name, context, {}).catch((fault: unknown) => fault)
}
const season = {
  id: 1,
  sportId: 1,
  title: '2026',
  shortName: '2026',
  startDate: '2026-08-01',
  isCurrent: true,
}

test('[CA-01] an answer is asked for once while it is fresh, and then with its tag', async () => {
  answer = (nth) => (nth === 1 ? { body: [season], headers: { etag: '"a"' } } : { status: 304 })
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({
    value: [season],
    saved: false,
    lasts: 3600,
    topics: ['call:seasons'],
  })
  await ask('seasons', { sportId: 1, year: undefined })
  pass(3_600_000)
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({
    value: [season],
    saved: false,
    at: Date.now(),
    lasts: 3600,
  })
  expect(sent.map(({ path, headers }) => [path, headers['if-none-match']])).toEqual([
    ['/api/v2/Season?sportId=1', undefined],
    ['/api/v2/Season?sportId=1', '"a"'],
  ])
})
test.each([
  ['max-age=10', {}, 10],
  ['public, s-maxage=20, max-age=5', {}, 20],
  ['max-age=60', { age: '50' }, 10],
  ['max-age=0', {}, 1],
  ['max-age=99999', {}, 3600],
  ['no-cache', {}, 3600],
])(
  '[CA-01] fresh as long as the upstream says, and not longer than the row: %s %o is %d s',
  async (said, more, lasts) => {
    answer = () => ({ body: [season], headers: { 'cache-control': said, ...more } })
    expect(await ask('seasons', { sportId: 1 })).toMatchObject({ lasts })
  },
)
test('[CA-01] 204 is no data, for five seconds, and never stands in for an answer', async () => {
  answer = (nth) => (nth < 3 ? { status: 204 } : { status: 500 })
  expect(await ask('sport', { sportId: 9 })).toMatchObject({ value: null, lasts: 5 })
  expect(await ask('seasons', { sportId: 9 })).toMatchObject({ value: [], lasts: 5 })
  pass(5001)
  await expect(ask('sport', { sportId: 9 })).rejects.toMatchObject({ status: 500 })
})
test('[CA-03] 404 is no data only where one thing is asked for, in JSON; elsewhere the call is not known there', async () => {
  answer = () => ({ status: 404 })
  expect(await ask('sport', { sportId: 9 })).toMatchObject({ value: null })
  await expect(ask('seasons', { sportId: 9 })).rejects.toMatchObject({
    kind: 'status',
    status: 404,
  })
  answer = () => ({ status: 404, type: 'text/html' })
  await expect(ask('sport', { sportId: 8 })).rejects.toMatchObject({ kind: 'status' })
})
test('[CA-03] a page of HTML is no answer, whatever its status says (quirk Q64); half a list is not the whole (Q65)', async () => {
  answer = () => ({ type: 'text/html; charset=utf-8', body: '[]' })
  await expect(ask('seasons', { sportId: 1 })).rejects.toMatchObject({ kind: 'body' })
  answer = () => ({ body: { items: [season], total: 30, page: 0, pages: 2 } })
  await expect(ask('seasons', { sportId: 2 })).rejects.toMatchObject({ kind: 'shape' })
})
test('[CA-03] the last good answer stands in for a day, says of when it is, and is tried for again', async () => {
  answer = (nth) => (nth === 1 ? { body: [season] } : { status: 400 })
  const { at } = await ask('seasons', { sportId: 1 })
  for (const later of [3_600_000, 20 * 3_600_000]) {
    vi.setSystemTime(at + later)
    expect(await ask('seasons', { sportId: 1 })).toMatchObject({
      value: [season],
      saved: true,
      at,
      lasts: 1,
    })
  }
  vi.setSystemTime(at + 24 * 3_600_000)
  await expect(ask('seasons', { sportId: 1 })).rejects.toMatchObject({ status: 400 })
})
test('[CA-03] what failed is not asked again for a second, however many ask, and nothing is made of it', async () => {
  answer = () => ({ status: 400 })
  for (let i = 0; i < 20; i++)
    await expect(ask('seasons', { sportId: 1 })).rejects.toMatchObject({ status: 400 })
  expect(sent).toHaveLength(1)
  pass(1001)
  answer = () => ({ body: [season] })
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({ value: [season], saved: false })
})
test('[CA-03] one request for all who ask the same, and none is shared between departments', async () => {
  let go = () => {}
  const gate = new Promise<void>((done) => {
    go = done
  })
  answer = async () => {
    await gate
    return { body: [season] }
  }
  const all = [
    ...Array.from({ length: 50 }, () => ask('seasons', { sportId: 1 })),
    ask('seasons', { sportId: 1 }, 'beta'),
  ]
  await new Promise((next) => setImmediate(next))
  expect(sent.map(({ headers }) => headers['tenant'])).toEqual(['alpha', 'beta'])
  go()
  await Promise.all(all)
})
test('[CA-03] what changed while it was asked for is asked for again', async () => {
  answer = (nth) => {
    if (nth === 1) upstream.expire('alpha', ['call:seasons'])
    return { body: [{ ...season, title: String(nth) }] }
  }
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({ value: [{ title: '1' }], lasts: 0 })
  pass(1)
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({
    value: [{ title: '2' }],
    lasts: 3600,
  })
  upstream.expire('beta', ['call:seasons'])
  pass(1)
  await ask('seasons', { sportId: 1 })
  expect(sent).toHaveLength(2)
})
test('[CA-03] an upstream that stands in itself is believed, and not kept', async () => {
  answer = (nth) =>
    nth === 1
      ? {
          body: [season],
          headers: { 'x-saved-at': '2026-11-20T10:00:00.000Z', [tenantHeader]: 'alpha' },
        }
      : { body: [season] }
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({
    saved: true,
    at: Date.parse('2026-11-20T10:00:00Z'),
    lasts: 1,
  })
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({ saved: false })
})
test('[CA-03] live answers never stand in: an old score misleads', async () => {
  answer = (nth) => (nth === 1 ? { body: { Games: [] } } : { status: 400 })
  await ask('liveStats')
  pass(1001)
  await expect(ask('liveStats')).rejects.toMatchObject({ status: 400 })
})
test('[CA-03] broken items are left out, counted, and the rest is there', async () => {
  answer = () => ({ body: [season, { id: 'x' }, { ...season, id: 3 }] })
  expect((await ask('seasons', { sportId: 1 })).value).toMatchObject([{ id: 1 }, { id: 3 }])
  expect(upstream.counts.dropped).toBe(1)
})
test('[RT-12] the month that is on is asked for by its day, by the department’s own clock', async () => {
  vi.setSystemTime(Date.parse('2026-12-01T03:00:00Z'))
  answer = () => ({ body: [] })
  await askInZone('calendarMonth', 'America/Chicago')
  await askInZone('calendarMonth', 'UTC')
  await ask('calendarMonth', { date: '2026-02-01', sportId: 4 })
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/v2/Calendar/month?date=2026-11-30',
    '/api/v2/Calendar/month?date=2026-12-01',
    '/api/v2/Calendar/month?date=2026-02-01&sportId=4',
  ])
})
