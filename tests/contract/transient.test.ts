import { afterEach, expect, test, vi } from 'vitest'
import { UpstreamFailure } from '../../server/upstream/failure.ts'
import { retryOnce } from '../../server/upstream/retry.ts'
import { ApiError } from '../../src/data/api-error.ts'
import { createQueryClient } from '../../src/data/client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('retries the same statuses after the same wait in browser and server [CA-01]', async () => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const all = Array.from({ length: 500 }, (_, i) => i + 100)
  const again = [408, 409, 425, 429, 500, 502, 503, 504]
  expect(all.filter((status) => new ApiError('', status).isRetryable)).toEqual(again)
  const { retryDelay } = createQueryClient(
    () => Promise.reject(new Error('nobody is asked')),
    false,
  ).getDefaultOptions().queries!
  const waits = new Map<number, number>()
  for (const status of all) {
    const asked: number[] = []
    await retryOnce(Date.now() + 9000, () => true)
      .execute(() => {
        asked.push(Date.now())
        throw new UpstreamFailure('status', '', { status })
      })
      .catch(() => null)
    if (asked[1] !== undefined) waits.set(status, asked[1] - asked[0]!)
  }
  expect(Object.fromEntries(waits)).toEqual(
    Object.fromEntries(again.map((status) => [status, retryDelay])),
  )
})
