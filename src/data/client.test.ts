import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../contract/api.ts'
import { apiQuery, fetchResult } from './api-query.ts'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.useRealTimers()
})

const read = apiQuery(api.sports, {})

/** A client whose requests fail, and their number. */
function failing(error: Error) {
  let count = 0
  const client = createQueryClient(async () => {
    count++
    throw error
  }, false)
  return { client, asked: () => count }
}

test.each([
  [500, 2],
  [502, 2],
  [503, 2],
  [504, 2],
  [429, 2],
  [408, 2],
  ['no network', 2],
  [400, 1],
  [401, 1],
  [403, 1],
  [404, 1],
  [410, 1],
  [501, 1],
])('a page that fails with %s sends %i requests in all [CA-01]', async (what, requests) => {
  const { client, asked } = failing(
    typeof what === 'number' ? new ApiError('', what) : new TypeError(what),
  )
  // A prefetch, the page and its guard at once, then the mounted screen and another part.
  for (const _ of ['prefetch', 'page', 'guard again']) {
    const answers = Promise.all([fetchResult(client, read), fetchResult(client, read)])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answers).toEqual([undefined, undefined])
  }
  const ends = [1, 2].map(() => new QueryObserver(client, read).subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toBe(requests)
  for (const end of ends) end()
  // A later visit is a new read.
  await vi.advanceTimersByTimeAsync(5000)
  void fetchResult(client, read)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toBe(2 * requests)
})

test('what the visitor or a reconnect repeats is sent at once [CA-01]', async () => {
  const { client, asked } = failing(new ApiError('', 500))
  new QueryObserver(client, read).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toBe(2)
  void client.refetchQueries({ queryKey: read.queryKey })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toBe(3)
})

test('an older answer stays while its refresh fails, which is sent twice [CA-01]', async () => {
  let works = true
  let asked = 0
  const client = createQueryClient(async () => {
    asked++
    if (!works) throw new ApiError('', 503)
    return { value: [{ id: 1 }], at: 0, saved: false }
  }, false)
  await fetchResult(client, read)
  works = false
  await client.invalidateQueries()
  for (const _ of [1, 2]) {
    const answer = fetchResult(client, read)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toMatchObject({ value: [{ id: 1 }] })
  }
  new QueryObserver(client, read).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toBe(3)
})

test('a failure from before a reconnect is not shared [CA-01] [OF-02]', async () => {
  const { client, asked } = failing(new ApiError('', 500))
  void fetchResult(client, read)
  await vi.advanceTimersByTimeAsync(1000)
  const before = asked()
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  void fetchResult(client, read)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked()).toBe(2 * before)
})
