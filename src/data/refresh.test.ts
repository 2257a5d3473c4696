import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../contract/api.ts'
import { alertsEvery, eventsEvery } from '../domain/constants.ts'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './client.ts'
import { apiQuery } from './api-query.ts'
import { startRefreshing } from './refresh.ts'

let window: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  return () => vi.useRealTimers()
})

/** Data shown by an open page: the number of requests. */
async function shown(client: QueryClient, key: string, give: () => unknown) {
  let asked = 0
  new QueryObserver(client, {
    queryKey: [key, {}],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
    queryFn: async () => {
      asked++
      return give()
    },
  }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  return () => asked
}

test('reads saved and missing data again once online, and nothing else [OF-03]', async () => {
  const client = new QueryClient()
  const asked = [
    await shown(client, 'saved', () => ({ value: 1, at: 0, saved: true })),
    await shown(client, 'lost', () => {
      throw new TypeError('no network')
    }),
    await shown(client, 'right', () => ({ value: 1, at: 0, saved: false })),
    await shown(client, 'none', () => {
      throw new ApiError('answered 404', 404)
    }),
  ]
  startRefreshing(client)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.map((count) => count())).toEqual([4, 4, 1, 1])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked.map((count) => count() > 5)).toEqual([true, true, false, false])
})

test.each([
  ['keeps running', 0],
  ['is set back by an hour', 3_600_000],
])('reads alerts again on an open page while the clock %s [OF-03]', async (_, back) => {
  let asked = 0
  const client = createQueryClient(async () => {
    asked++
    return { value: [], at: 0, saved: false }
  }, false)
  const end = new QueryObserver(client, apiQuery(api.alerts, {})).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  startRefreshing(client)
  vi.setSystemTime(Date.now() - back)
  await vi.advanceTimersByTimeAsync(3 * alertsEvery)
  expect(asked).toBeGreaterThan(1)
  end()
})

test.each([
  apiQuery(api.schedule, { sportId: 1 }),
  apiQuery(api.calendarMonth, { date: '2026-11-14' }),
  apiQuery(api.board, {}),
  apiQuery(api.gameCenterHero, { gameId: 1 }),
])('tells an open page within five minutes that a game began (%#) [OF-03]', async (query) => {
  const ask = vi.fn(async () => ({ value: [], at: 0, saved: false }))
  const client = createQueryClient(ask, false)
  const end = new QueryObserver(client, query as ReturnType<typeof apiQuery>).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  startRefreshing(client)
  await vi.advanceTimersByTimeAsync(2 * eventsEvery)
  expect(ask.mock.calls.length).toBeGreaterThan(1)
  end()
})

test('retries a failed refresh until it succeeds [OF-03]', async () => {
  let works = true
  const client = new QueryClient()
  const asked = await shown(client, 'older', () => {
    if (!works) throw new TypeError('the line is lost')
    return { value: 1, at: 0, saved: false }
  })
  startRefreshing(client)
  works = false
  await client.invalidateQueries()
  await vi.advanceTimersByTimeAsync(13_000)
  expect(asked()).toBe(3)
  works = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(4)
})
