import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tenantHeader } from '../../src/contract/messages.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { ReadContext } from '../content/read-context.ts'
import { Breaker } from './breaker.ts'
import { Client } from './client.ts'
import type { HttpResponse } from './http-client.ts'
import type { Files } from './files.ts'
import type { Pictures } from './pictures.ts'
import { RemarkLog } from './remark-log.ts'
import { Upstream } from './upstream.ts'

type Answer = { status?: number; type?: string; headers?: Record<string, string>; body?: unknown }
let sent: { path: string; headers: Record<string, string> }[] = []
let answer: (nth: number) => Answer | Promise<Answer>
let upstream: Upstream
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  sent = []
  const exchange = async (url: URL, headers: Record<string, string>): Promise<HttpResponse> => {
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
    remarks: new RemarkLog(() => {}),
    report: () => {},
  })
})
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const ask = async (name: ApiName, query: Record<string, unknown> = {}, tenant = 'alpha') => {
  const context = new ReadContext({ db: {} as never }, tenant, new Date())
  const found = await upstream.call(name, context, query)
  return {
    ...found,
    lasts: Math.round((context.until - Date.now()) / 1000),
    topics: [...context.topics],
  }
}
/** The same when the settings have the zone, as in a server's context. */
const askInZone = async (name: ApiName, timeZone: string) => {
  const context = new ReadContext({ db: {} as never }, 'alpha', new Date())
  await context.once('settings', async () => ({ timeZone }))
  return upstream.call(name, context, {}).catch((error: unknown) => error)
}
const season = {
  id: 1,
  sportId: 1,
  title: '2026',
  shortName: '2026',
  startDate: '2026-08-01',
  isCurrent: true,
}

test('caches a fresh answer, and then revalidates it by its ETag [CA-01]', async () => {
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
  'is fresh as long as the upstream says, up to the row: %s %o is %d s [CA-01]',
  async (said, more, lasts) => {
    answer = () => ({ body: [season], headers: { 'cache-control': said, ...more } })
    expect(await ask('seasons', { sportId: 1 })).toMatchObject({ lasts })
  },
)
test('takes 204 as no data for five seconds, and never in place of an answer [CA-01]', async () => {
  answer = (nth) => (nth < 3 ? { status: 204 } : { status: 500 })
  expect(await ask('sport', { sportId: 9 })).toMatchObject({ value: null, lasts: 5 })
  expect(await ask('seasons', { sportId: 9 })).toMatchObject({ value: [], lasts: 5 })
  pass(5001)
  await expect(ask('sport', { sportId: 9 })).rejects.toMatchObject({ status: 500 })
})
test('takes a JSON 404 as no data for one item, and as a failure elsewhere [CA-03]', async () => {
  answer = () => ({ status: 404 })
  expect(await ask('sport', { sportId: 9 })).toMatchObject({ value: null })
  await expect(ask('seasons', { sportId: 9 })).rejects.toMatchObject({
    kind: 'status',
    status: 404,
  })
  answer = () => ({ status: 404, type: 'text/html' })
  await expect(ask('sport', { sportId: 8 })).rejects.toMatchObject({ kind: 'status' })
})
test('refuses HTML of any status, and half a list [CA-03] [Q64] [Q65]', async () => {
  answer = () => ({ type: 'text/html; charset=utf-8', body: '[]' })
  await expect(ask('seasons', { sportId: 1 })).rejects.toMatchObject({ kind: 'body' })
  answer = () => ({ body: { items: [season], total: 30, page: 0, pages: 2 } })
  await expect(ask('seasons', { sportId: 2 })).rejects.toMatchObject({
    kind: 'absent',
    message: expect.stringContaining('only the first was sent'),
  })
})
test('returns the last good answer for a day with its time, and keeps trying [CA-03]', async () => {
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
test('leaves a call absent while the upstream fails, and asks again when it answers [CA-03]', async () => {
  let works = true
  answer = (nth) =>
    works
      ? sent[nth - 1]!.path.includes('Sports')
        ? { body: [] }
        : { status: 404 }
      : { status: 500 }
  await expect(ask('awards')).rejects.toMatchObject({ kind: 'absent' })
  works = false
  for (const later of [120_000, 3_600_000]) {
    pass(later)
    await expect(ask('awards')).rejects.toMatchObject({ kind: 'absent' })
  }
  // What was never asked is unknown.
  await expect(ask('allAmericans')).rejects.not.toMatchObject({ kind: 'absent' })
  works = true
  answer = () => ({ body: [] })
  pass(120_000)
  await expect(ask('awards')).resolves.toMatchObject({ saved: false })
})
test('does not repeat a failed request for a second, and stores nothing [CA-03]', async () => {
  answer = () => ({ status: 401 })
  for (let i = 0; i < 20; i++)
    await expect(ask('seasons', { sportId: 1 })).rejects.toMatchObject({ status: 401 })
  expect(sent).toHaveLength(1)
  pass(1001)
  answer = () => ({ body: [season] })
  expect(await ask('seasons', { sportId: 1 })).toMatchObject({ value: [season], saved: false })
})
test('shares one request per question, but not between departments [CA-03]', async () => {
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
test('asks again when data changed during the request [CA-03]', async () => {
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
test('passes on an upstream’s own saved answer without storing it [CA-03]', async () => {
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
test('never returns a saved live answer [CA-03]', async () => {
  answer = (nth) => (nth === 1 ? { body: { Games: [] } } : { status: 400 })
  await ask('liveStats')
  pass(1001)
  await expect(ask('liveStats')).rejects.toMatchObject({ status: 400 })
})
test('drops and counts broken items and keeps the rest [CA-03]', async () => {
  answer = () => ({ body: [season, { id: 'x' }, { ...season, id: 3 }] })
  expect((await ask('seasons', { sportId: 1 })).value).toMatchObject([{ id: 1 }, { id: 3 }])
  expect(upstream.counts.dropped).toBe(1)
})
test('asks for the current month by its day on the department’s clock [RT-12]', async () => {
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
