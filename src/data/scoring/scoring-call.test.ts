import { afterEach, expect, test, vi } from 'vitest'
import { scoringCall, ScoringApiError } from './scoring-call.ts'

afterEach(() => vi.unstubAllGlobals())
const called = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return scoringCall(1, 'token', 'POST', 'taps', {}).catch((error: unknown) => error)
}

test('refuses taps only on our own error response [GM-01]', async () => {
  expect(await called(403, '{"detail":"the token has ended"}')).toEqual(
    new ScoringApiError(403, 'the token has ended'),
  )
})
test.each([
  [403, '<h1>Sign in to the stadium network</h1>'],
  [404, '{}'],
  [404, 'null'],
  [408, '{"detail":"too slow"}'],
  [429, '{"detail":"too many"}'],
  [503, '{"detail":"busy"}'],
])('retries taps after a proxy, portal or busy answer: %i %s [GM-01]', async (status, body) => {
  const error = await called(status, body)
  expect([error instanceof Error, error instanceof ScoringApiError]).toEqual([true, false])
})
