import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findStoredToken } from './find-token.ts'

/** What the store answers, and after how many milliseconds. */
let after: number | 'broken'
const token = 'fh_0123456789abcdef'
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: () =>
    after === 'broken'
      ? Promise.reject(new Error('switched off'))
      : new Promise((done) => {
          setTimeout(() => done(token), after as number)
        }),
}))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const look = () => {
  const slow = vi.fn()
  const stop = new AbortController()
  return { slow, stop, found: findStoredToken('t', 'score-token-7', slow, stop.signal) }
}

test('finds the link at once on a fast device, without a waiting message [GM-01]', async () => {
  after = 20
  const { found, slow } = look()
  await vi.advanceTimersByTimeAsync(50)
  expect(await found).toBe(token)
  expect(slow).not.toHaveBeenCalled()
})

test('tries again on a slow device before reporting a missing link [GM-01]', async () => {
  after = 3000
  const { found, slow } = look()
  await vi.advanceTimersByTimeAsync(900)
  expect(slow).toHaveBeenCalledOnce()
  after = 100
  await vi.advanceTimersByTimeAsync(2000)
  expect(await found).toBe(token)
})

test.each<[string, number | 'broken']>([
  ['never answers', 1e9],
  ['is turned off', 'broken'],
])('gives up within ten seconds on a store that %s [GM-01]', async (_, how) => {
  after = how
  const { found } = look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toBeNull()
})

test('stops looking when the page is left [GM-01]', async () => {
  after = 1e9
  const { found, stop } = look()
  stop.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await found).toBeNull()
})
