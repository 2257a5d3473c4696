import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { followTeams } from '../platform/my-teams.ts'
import { recordReachability } from '../platform/reachability.ts'
import type { ApiResult } from './api-result.ts'
import { fetchResult, apiQuery, type ApiQuery } from './api-query.ts'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './client.ts'
import { notifyTabs } from './forms/form-tabs.ts'
import { persistAnswers } from './persist-answers.ts'

const held = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => structuredClone(held.get(key)),
  set: async (key: string, value: unknown) => void held.set(key, structuredClone(value)),
  del: async (key: string) => void held.delete(key),
}))

const start = Date.parse('2026-11-21T18:00:00Z')
let fails: Error | undefined
let asked: string[]
/** A tab with the answers that this device has. `before`: what its page shows from the start. */
async function openTab(build = 'one', ...before: ApiQuery[]): Promise<QueryClient> {
  const client = createQueryClient(async ({ path }) => {
    asked.push(path)
    if (fails) throw fails
    return { value: path, at: Date.now(), saved: false }
  }, false)
  if (before.length > 0) await show(client, ...before)
  await persistAnswers(client, 't', build).catch(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  return client
}
const games = apiQuery(api.scoreboard, { sportId: 3 }) as ApiQuery
/** Shows the answer like a screen. */
async function show(client: QueryClient, ...reads: ApiQuery[]): Promise<() => void> {
  const stops = reads.map((read) => new QueryObserver(client, read).subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  return () => stops.forEach((stop) => stop())
}
const rows = Object.entries(api).filter(([, row]) => typeof row === 'object') as [
  string,
  Endpoint,
][]
const readOf = (row: Endpoint) => apiQuery(row, {}) as ApiQuery
const kept = () =>
  (
    held.get('answers') as { clientState: { queries: { queryKey: [string] }[] } } | undefined
  )?.clientState.queries.map(({ queryKey }) => queryKey[0]) ?? []

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  held.clear()
  fails = undefined
  asked = []
  recordReachability()
  const local = new Map<string, string>()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('dispatchEvent', () => {})
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  followTeams([])
  return () => vi.useRealTimers()
})

test('shows a stored answer with its age when nothing answers, and asks first [OF-02]', async () => {
  const before = await openTab()
  const at = Date.now()
  await show(before, games)
  vi.setSystemTime(start + 3_600_000)
  const next = await openTab()
  fails = new TypeError('no network')
  const offline = fetchResult(next, games)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await offline).toEqual({ value: games.row.path, at, saved: true })
  fails = undefined
  await vi.advanceTimersByTimeAsync(6000)
  expect(await fetchResult(next, games)).toMatchObject({ saved: false })
  expect(asked.length).toBeGreaterThan(2)
})

test('stores what the page read before [OF-02]', async () => {
  await openTab('one', games)
  expect(kept()).toEqual([games.row.path])
})

test('stores only what rows allow, and nothing personal [OF-02]', async () => {
  const client = await openTab()
  for (const [, row] of rows) await show(client, readOf(row))
  const paths = new Set(kept())
  const stored = rows.filter(([, { path }]) => paths.has(path))
  expect(stored.length).toBeGreaterThan(20)
  expect(
    stored.filter(
      ([, row]) => row.offline === 'never' || row.hidden || row.isPersonal || row.isCounter,
    ),
  ).toEqual([])
})

test('keeps the last 60 answers shown, and those of followed teams [OF-02]', async () => {
  const client = await openTab()
  followTeams([3])
  const stop = await show(client, games)
  stop()
  // Fetched in advance, but never shown.
  await client.fetchQuery(apiQuery(api.scoreboard, { sportId: 4 }))
  for (let i = 0; i < 70; i++)
    (await show(client, apiQuery(api.story, { contentId: i } as never) as ApiQuery))()
  expect(kept().filter((path) => path === games.row.path)).toHaveLength(1)
  expect(kept().filter((path) => path === api.story.path)).toHaveLength(60)
})

test.each([
  ['another build', 'two', 0],
  ['a day later', 'one', 25 * 3_600_000],
])('starts anew with %s [OF-02]', async (_, build, later) => {
  await show(await openTab(), games)
  vi.setSystemTime(start + later)
  const next = await openTab(build)
  expect(next.getQueryData(games.queryKey)).toBeUndefined()
  expect(kept()).toEqual([])
})

test('drops a stored answer that the server no longer has [OF-02]', async () => {
  await show(await openTab(), games)
  const next = await openTab()
  fails = new ApiError('answered 404', 404)
  expect(await fetchResult(next, games)).toBeUndefined()
  expect(next.getQueryData<ApiResult>(games.queryKey)).toBeUndefined()
})

test('keeps what is stored while the server is not reached [OF-02]', async () => {
  await show(await openTab(), games)
  recordReachability(new TypeError('no network'))
  fails = new TypeError('no network')
  const next = await openTab()
  await show(next, games)
  expect(kept()).toEqual([games.row.path])
})

test('discards a damaged entry, and writes nothing after the device was cleared', async () => {
  held.set('answers', { timestamp: 1, clientState: 'garbage' })
  const client = await openTab()
  expect(held.size).toBe(0)
  const next = await openTab('one', games)
  expect(kept()).toEqual([games.row.path])
  notifyTabs('t', 'forgotten')
  await vi.advanceTimersByTimeAsync(10)
  held.clear()
  await show(next, games)
  await show(client, games)
  expect(held.size).toBe(0)
})
