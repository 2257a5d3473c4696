import { expect, test } from 'vitest'
import { UpstreamFailure } from '../../server/upstream/failure.ts'
import { retryIn } from '../../server/upstream/retry.ts'
import { CallFailed } from '../../src/data/call-failed.ts'
import { createQueryClient } from '../../src/data/client.ts'

test('[CA-01] the browser and the server ask again after the same statuses, after the same wait', () => {
  const all = Array.from({ length: 500 }, (_, i) => i + 100)
  const again = [408, 409, 425, 429, 500, 502, 503, 504]
  expect(all.filter((status) => new CallFailed('', status).again)).toEqual(again)
  expect(
    all.filter(
      (status) => retryIn('GET', 1, new UpstreamFailure('status', '', { status }), 9000) !== null,
    ),
  ).toEqual(again)
  const { retryDelay } = createQueryClient(
    () => Promise.reject(new Error('nobody is asked')),
    false,
  ).getDefaultOptions().queries!
  expect(retryIn('GET', 1, new UpstreamFailure('network', ''), 9000, () => 0.5)).toBe(retryDelay)
})
