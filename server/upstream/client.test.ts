import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Breaker } from './breaker.ts'
import { Client } from './client.ts'
import type { HttpGet, HttpResponse } from './http-client.ts'
import { UpstreamFailure } from './failure.ts'

const good: HttpResponse = { status: 200, headers: {}, body: Buffer.from('[]') }
const base = new URL('http://127.0.0.1:9/base/')
let asked: { url: string; headers: Record<string, string>; at: number }[] = []

const clientOf = (
  exchange: (nth: number, signal: AbortSignal) => Promise<HttpResponse> | HttpResponse,
) => {
  const counted: HttpGet = async (url, headers, signal) => {
    asked.push({ url: url.href, headers, at: Date.now() })
    return exchange(asked.length, signal)
  }
  return new Client({
    base,
    token: 'fh_secret',
    breaker: new Breaker(),
    exchange: counted,
  })
}
const ask = { tenant: 'alpha', path: '/api/v2/Sports', accept: 'application/json', most: 1000 }
beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 })
  vi.setTimerTickMode('nextTimerAsync')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('sends requests for the tenant below the configured address [CA-01]', async () => {
  await clientOf(() => good).get({ ...ask, etag: '"x"' })
  expect(asked).toEqual([
    {
      at: 0,
      url: 'http://127.0.0.1:9/base/api/v2/Sports',
      headers: {
        tenant: 'alpha',
        accept: 'application/json',
        authorization: 'Bearer fh_secret',
        'if-none-match': '"x"',
      },
    },
  ])
})
test('retries a temporary failure once [CA-01]', async () => {
  expect(await clientOf((nth) => (nth === 1 ? { ...good, status: 503 } : good)).get(ask)).toBe(good)
  expect(asked).toHaveLength(2)
  asked = []
  await expect(clientOf(() => ({ ...good, status: 503 })).get(ask)).rejects.toMatchObject({
    kind: 'status',
    status: 503,
  })
  expect(asked).toHaveLength(2)
})
test.each([301, 302, 307, 400, 401, 403, 410, 418])(
  'fails on %d without a retry [CA-01]',
  async (status) => {
    await expect(
      clientOf(() => ({ ...good, status, headers: { location: 'http://elsewhere.example' } })).get(
        ask,
      ),
    ).rejects.toMatchObject({ kind: 'status', status })
    expect(asked).toHaveLength(1)
  },
)
test('refuses an answer for another tenant [CA-04]', async () => {
  await expect(
    clientOf(() => ({ ...good, headers: { 'x-tenant': 'beta' } })).get(ask),
  ).rejects.toMatchObject({ kind: 'body' })
  expect(
    await clientOf(() => ({ ...good, headers: { 'x-tenant': 'alpha' } })).get(ask),
  ).toMatchObject({ status: 200 })
})
test('limits both tries, the wait and the body to 10 s or the row’s time [CA-01]', async () => {
  for (const [deadline, expected] of [
    [undefined, 10_000],
    [5000, 5000],
    [7000, 7000],
  ] as const) {
    let given = 0
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      given = milliseconds
      return new AbortController().signal
    })
    await clientOf(() => good).get({ ...ask, deadline })
    expect(given).toBe(expected)
  }
  // The first try took too long for a second one.
  asked = []
  await expect(
    clientOf(() => {
      vi.setSystemTime(4900)
      return { ...good, status: 503 }
    }).get({ ...ask, deadline: 5000 }),
  ).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(1)
})
test('stops asking a failing upstream until a probe succeeds [CA-03]', async () => {
  const down = clientOf(() => {
    throw new UpstreamFailure('network', 'ECONNREFUSED')
  })
  for (let i = 0; i < 50; i++) await down.get(ask).catch(() => null)
  const sent = asked.length
  expect(sent).toBeLessThanOrEqual(6)
  vi.setSystemTime(asked.at(-1)!.at + 1000)
  await expect(down.get(ask)).rejects.toMatchObject({ kind: 'network' })
  await expect(down.get(ask)).rejects.toMatchObject({ kind: 'open' })
  // The probe itself is not retried.
  expect(asked.length).toBe(sent + 1)
  const refusing = clientOf(() => ({ ...good, status: 401 }))
  asked = []
  for (let i = 0; i < 50; i++) await refusing.get(ask).catch(() => null)
  expect(asked).toHaveLength(50)
})
test('limits running and queued requests, and rejects the others at once [CA-03]', async () => {
  const waiting: (() => void)[] = []
  const client = clientOf(
    () =>
      new Promise((done) => {
        waiting.push(() => done(good))
      }),
  )
  const all = Array.from({ length: 400 }, () =>
    client.get(ask).then(
      () => 'good',
      (error: UpstreamFailure) => error.kind,
    ),
  )
  await vi.waitFor(() => expect(waiting).toHaveLength(32))
  const results: string[] = []
  void Promise.all(all.map(async (one) => results.push(await one)))
  while (results.length < 400) {
    waiting.splice(0).forEach((go) => go())
    await new Promise((next) => setImmediate(next))
  }
  expect([
    results.filter((one) => one === 'good').length,
    results.filter((one) => one === 'busy').length,
  ]).toEqual([332, 68])
})
