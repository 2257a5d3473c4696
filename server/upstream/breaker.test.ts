import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Breaker } from './breaker.ts'
import { UpstreamFailure } from './failure.ts'

let breaker: Breaker
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  breaker = new Breaker()
})
afterEach(() => vi.useRealTimers())
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

const down = (retryAfter: number | null = null) =>
  new UpstreamFailure('status', 'down', { status: 503, retryAfter })
/** 'good', 'bad', or 'open' when nothing was sent. */
const send = (outcome: 'good' | UpstreamFailure) =>
  breaker
    .execute(async () => {
      if (outcome !== 'good') throw outcome
      return 'good'
    })
    .catch((error: UpstreamFailure) => (error.kind === 'open' ? 'open' : 'bad'))
async function fail(times: number, rest?: number) {
  for (let i = 0; i < times; i++) await send(down(rest))
}
/** A request that is pending until the test resolves it. */
function underWay() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const answer = breaker.execute(() => promise).catch((error: UpstreamFailure) => error.kind)
  return { answer, resolve, reject }
}

test('opens after five failures, not after four [CA-03]', async () => {
  await fail(4)
  expect(breaker.open).toBe(false)
  await fail(1)
  expect([breaker.open, await send('good')]).toEqual([true, 'open'])
})
test('stays closed for one failing call among good ones [CA-03]', async () => {
  for (let i = 0; i < 50; i++) {
    await send('good')
    await send(down())
  }
  expect(breaker.open).toBe(false)
})
test('stays closed for an upstream that refuses our token [CA-03]', async () => {
  for (let i = 0; i < 50; i++) await send(new UpstreamFailure('status', 'who?', { status: 401 }))
  expect(breaker.open).toBe(false)
})
test('ignores old failures [CA-03]', async () => {
  await fail(4)
  pass(10_001)
  await fail(4)
  expect(breaker.open).toBe(false)
})
test('sends one probe after a pause that doubles to five seconds [CA-03]', async () => {
  await fail(5)
  for (const pause of [1000, 2000, 4000, 5000, 5000]) {
    pass(pause - 1)
    expect([pause, await send('good')]).toEqual([pause, 'open'])
    pass(1)
    const probe = underWay()
    expect([await send('good'), await send('good')]).toEqual(['open', 'open'])
    probe.reject(down())
    expect(await probe.answer).toBe('status')
  }
  pass(5000)
  expect(await send('good')).toBe('good')
  expect(breaker.open).toBe(false)
  await fail(4)
  expect(breaker.open).toBe(false)
})
test('ignores results of requests begun before it opened [CA-03]', async () => {
  const early = [underWay(), underWay(), underWay()]
  await fail(5)
  early[0]!.resolve('good')
  await early[0]!.answer
  expect(breaker.open).toBe(true)
  early[1]!.reject(down())
  await early[1]!.answer
  pass(1000)
  const probe = underWay()
  early[2]!.reject(down())
  await early[2]!.answer
  probe.resolve('good')
  await probe.answer
  expect(breaker.open).toBe(false)
})
test('pauses as long as an upstream asks, at most a minute [CA-03]', async () => {
  await fail(5, 30_000)
  pass(29_999)
  await expect(breaker.execute(async () => 'good')).rejects.toMatchObject({
    kind: 'open',
    retryAfter: 1,
  })
  pass(1)
  await send(down(9_999_999))
  pass(59_999)
  expect(await send('good')).toBe('open')
  pass(1)
  expect(await send('good')).toBe('good')
})
