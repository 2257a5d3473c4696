import { beforeEach, expect, test, vi } from 'vitest'
import { tenantHeader } from '../src/contract/messages.ts'

const event = { waitUntil: () => {} }
let answers: Record<string, () => Promise<Response>>
let line: {
  fromNetwork(
    event: object,
    request: Request,
    then: () => Promise<void>,
  ): Promise<Response | undefined>
  raceTimeout(
    milliseconds: number,
    coming: Promise<Response | undefined>,
  ): Promise<Response | undefined>
  isConnectionStalled(): boolean
  isStorable(response: Response): boolean
  tenant: string
}
const asks = (path: string, milliseconds: number) =>
  line.raceTimeout(
    milliseconds,
    line.fromNetwork(event, { url: path } as Request, async () => {}),
  )
const after = (milliseconds: number) => () =>
  new Promise<Response>((done) => {
    setTimeout(() => done(new Response('here')), milliseconds)
  })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  answers = {
    '/quick': after(10),
    '/slow': after(6000),
    '/dead': () => new Promise(() => {}),
    '/none': () => Promise.reject(new TypeError('no network')),
  }
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('fetch', ({ url }: { url: string }) => answers[url]!())
  const [keep, stored] = await Promise.all(
    ['response-store.ts', 'cache-reader.ts'].map(
      (file) => import(new URL(file, import.meta.url).href),
    ),
  )
  line = { ...keep, ...stored } as typeof line
  return () => vi.useRealTimers()
})

test('counts the network as hanging after an empty wait until data arrives [OF-02]', async () => {
  const dead = asks('/dead', 4000)
  await vi.advanceTimersByTimeAsync(3900)
  expect(line.isConnectionStalled()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([await dead, line.isConnectionStalled()]).toEqual([undefined, true])
  const quick = asks('/quick', 4000)
  await vi.advanceTimersByTimeAsync(10)
  expect([(await quick)?.status, line.isConnectionStalled()]).toEqual([200, false])
})

test('does not count one slow call, a timely answer or no network as hanging [OF-02]', async () => {
  void asks('/slow', 4000)
  await vi.advanceTimersByTimeAsync(1000)
  void asks('/quick', 4000)
  await vi.advanceTimersByTimeAsync(4000)
  expect(line.isConnectionStalled()).toBe(false)
  void asks('/none', 4000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(line.isConnectionStalled()).toBe(false)
})

test('ends the hanging state with a late answer [OF-02]', async () => {
  const slow = asks('/slow', 4000)
  await vi.advanceTimersByTimeAsync(4000)
  expect([await slow, line.isConnectionStalled()]).toEqual([undefined, true])
  await vi.advanceTimersByTimeAsync(2000)
  expect(line.isConnectionStalled()).toBe(false)
})

test('stores only successful, shareable responses of its own tenant [OF-02] [CA-04]', () => {
  const response = (headers: Record<string, string>, status = 200) =>
    new Response(status === 204 ? null : 'text', {
      status,
      headers: { [tenantHeader]: line.tenant, ...headers },
    })
  const redirected = Object.defineProperty(response({}), 'redirected', { value: true })
  expect([response({}), response({}, 204)].map(line.isStorable)).toEqual([true, true])
  expect(
    [
      response({ 'cache-control': 'no-store' }),
      response({ 'cache-control': 'private, max-age=60' }),
      response({ [tenantHeader]: 'another' }),
      new Response('text'),
      response({}, 404),
      response({}, 500),
      redirected,
    ].filter(line.isStorable),
  ).toEqual([])
})
