import { beforeEach, expect, test, vi } from 'vitest'
import { tenantHeader } from '../contract/messages.ts'
import { waitForServer } from './wait-for-server.ts'

let asked: number
let answer: () => Response
let come: number
let type: string
let window: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  asked = come = 0
  type = 'navigate'
  window = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'https://a.test/calendar' })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('fetch', async () => {
    asked++
    return answer()
  })
  return () => vi.useRealTimers()
})
const ours = (status: number) => () =>
  new Response(null, { status, headers: { [tenantHeader]: 'alpha' } })
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test.each([
  [
    'a dead network',
    () => {
      throw new TypeError('no network')
    },
  ],
  ['a server error', ours(503)],
  ['the sign-in page of a hotel', () => new Response('Room number?')],
])(
  'requests a missing page again, through %s, until the server has it [OF-03]',
  async (_, before) => {
    answer = before
    waitForServer(() => come++)
    await wait(60_000)
    expect([asked > 3, come]).toEqual([true, 0])
    answer = ours(200)
    await wait(15_000)
    expect(come).toBe(1)
    const then = asked
    await wait(60_000)
    expect([asked, come]).toEqual([then, 1])
  },
)

test('requests it as soon as there is a network, and not without one [OF-03]', async () => {
  let dead = true
  answer = () => {
    if (dead) throw new TypeError('not yet')
    return ours(200)()
  }
  vi.stubGlobal('navigator', { onLine: false })
  waitForServer(() => come++)
  await wait(60_000)
  expect(asked).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  await wait(500)
  dead = false
  await wait(1000)
  expect(come).toBe(1)
})

test('waits longer after a reload, and stops when ended [OF-03]', async () => {
  type = 'reload'
  answer = ours(200)
  const end = waitForServer(() => come++)
  await wait(20_000)
  expect(asked).toBe(0)
  end()
  window.dispatchEvent(new Event('online'))
  await wait(60_000)
  expect([asked, come]).toEqual([0, 0])
})
