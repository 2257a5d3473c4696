import { expect, test } from 'vitest'
import { UpstreamFailure } from './failure.ts'
import { retryIn, waitOf } from './retry.ts'

const status = (code: number, retryAfter: number | null = null) =>
  new UpstreamFailure('status', '', { status: code, retryAfter })
const again = (failure: UpstreamFailure, { method = 'GET', tries = 1, left = 9000 } = {}) =>
  retryIn(method, tries, failure, left, () => 0.5)

test('[CA-01] a GET is asked once more after exactly these statuses, and a broken line', () => {
  const retried = Array.from({ length: 500 }, (_, i) => i + 100).filter(
    (code) => again(status(code)) !== null,
  )
  expect(retried).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  expect(again(new UpstreamFailure('network', ''))).toBe(300)
  for (const kind of ['late', 'body', 'shape', 'open', 'busy'] as const)
    expect([kind, again(new UpstreamFailure(kind, ''))]).toEqual([kind, null])
})
test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[CA-01] %s never is', (method) =>
  expect(again(status(503), { method })).toBeNull(),
)
test('[CA-01] once, and not when there is no time for it', () => {
  expect([
    again(status(503), { tries: 2 }),
    again(status(503), { left: 300 }),
    again(status(503), { left: 301 }),
  ]).toEqual([null, null, 300])
})
test('[CA-01] a short Retry-After is waited for, a long one is not', () => {
  expect([
    again(status(503, 2000)),
    again(status(503, 3001)),
    again(status(503, 2000), { left: 2000 }),
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
    ].map((header) => waitOf(header, now)),
  ).toEqual([2000, 5000, 0, null, null, null])
})
