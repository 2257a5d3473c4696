import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpstreamFailure } from './failure.ts'
import { retryOnce, parseRetryAfter } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const status = (code: number, retryAfter: number | null = null) =>
  new UpstreamFailure('status', '', { status: code, retryAfter })
/** Milliseconds until the retry; null without one. */
async function again(failure: UpstreamFailure, { left = 9000, mayRetry = true } = {}) {
  const asked: number[] = []
  await retryOnce(Date.now() + left, () => mayRetry)
    .execute(() => {
      asked.push(Date.now())
      throw failure
    })
    .catch(() => null)
  expect(asked.length).toBeLessThanOrEqual(2)
  return asked[1] === undefined ? null : asked[1] - asked[0]!
}

test('repeats a GET once after a temporary failure only [CA-01]', async () => {
  const retried: number[] = []
  for (let code = 100; code < 600; code++)
    if ((await again(status(code))) !== null) retried.push(code)
  expect(retried).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  expect(await again(new UpstreamFailure('network', ''))).toBe(300)
  for (const kind of ['late', 'body', 'shape', 'open', 'busy'] as const)
    expect([kind, await again(new UpstreamFailure(kind, ''))]).toEqual([kind, null])
})
test('does not retry without time left or where not allowed [CA-01]', async () => {
  expect([
    await again(status(503), { left: 300 }),
    await again(status(503), { left: 301 }),
    await again(status(503), { mayRetry: false }),
  ]).toEqual([null, 300, null])
})
test('waits for a short Retry-After, not for a long one [CA-01]', async () => {
  expect([
    await again(status(503, 2000)),
    await again(status(503, 3001)),
    await again(status(503, 2000), { left: 2000 }),
  ]).toEqual([2000, null, null])
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(
    [
      '2',
      'Sat, 21 Nov 2026 12:00:05 GMT',
      'Sat, 21 Nov 2026 11:00:00 GMT',
      'soon',
      '',
      undefined,
    ].map((header) => parseRetryAfter(header, now)),
  ).toEqual([2000, 5000, 0, null, null, null])
})
