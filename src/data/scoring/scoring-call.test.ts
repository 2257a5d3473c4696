import { afterEach, expect, test, vi } from 'vitest'
import { scoringCall, ScoringRefused } from './scoring-call.ts'

afterEach(() => vi.unstubAllGlobals())
const called = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return scoringCall(1, 'token', 'POST', 'taps', {}).catch((fault: unknown) => fault)
}

test('[GM-01] only a word of our own refuses taps', async () => {
  expect(await called(403, '{"detail":"the token has ended"}')).toEqual(
    new ScoringRefused(403, 'the token has ended'),
  )
})
test.each([
  [403, '<h1>Sign in to the stadium network</h1>'],
  [404, '{}'],
  [404, 'null'],
  [408, '{"detail":"too slow"}'],
  [429, '{"detail":"too many"}'],
  [503, '{"detail":"busy"}'],
])(
  '[GM-01] what a proxy, a portal or a busy server answers is sent again later: %i %s',
  async (status, body) => {
    const fault = await called(status, body)
    expect([fault instanceof Error, fault instanceof ScoringRefused]).toEqual([true, false])
  },
)
