import { beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: { data?: unknown; waitUntil(work: Promise<unknown>): void }) => void
let listeners: Record<string, Listener>
let windows: number
let told: unknown[]
let waiting: { postMessage(message: unknown): void } | null
const skipWaiting = vi.fn(async () => {})
beforeEach(async () => {
  listeners = {}
  windows = 1
  told = []
  waiting = { postMessage: (message) => told.push(message) }
  skipWaiting.mockClear()
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => { listeners[name] = listener },
    clients: { matchAll: async ({ type, includeUncontrolled }: Record<string, unknown>) => (type === 'window' && includeUncontrolled ? Array(windows).fill({}) : []), claim: async () => {} },
    registration: { get waiting() { return waiting } },
    skipWaiting,
  })
  // By its address: the worker's own types and a page's do not go together.
  const { updateWhenTold } = (await import(new URL('update.ts', import.meta.url).href)) as { updateWhenTold(): void }
  updateWhenTold()
})
async function say(data: unknown) {
  const work: Promise<unknown>[] = []
  listeners['message']!({ data, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
}

test('[OF-04] the worker that serves lets the waiting one through when one window is open or none', async () => {
  await say({ type: 'MAKE_WAY_IF_ALONE' })
  windows = 0
  await say({ type: 'MAKE_WAY_IF_ALONE' })
  expect(told).toEqual([{ type: 'SKIP_WAITING' }, { type: 'SKIP_WAITING' }])
  // It does not skip itself: it is the one that serves.
  expect(skipWaiting).not.toHaveBeenCalled()
})

test('[OF-04] not while a second window runs on the old one, and not when nobody waits', async () => {
  windows = 2
  await say({ type: 'MAKE_WAY_IF_ALONE' })
  windows = 1
  waiting = null
  await say({ type: 'MAKE_WAY_IF_ALONE' })
  expect(told).toEqual([])
})

test('[OF-04] the one that waits ends its waiting when it is told to, and by nothing else', async () => {
  for (const other of [undefined, null, 'SKIP_WAITING', { type: 'skip' }]) await say(other)
  expect(skipWaiting).not.toHaveBeenCalled()
  await say({ type: 'SKIP_WAITING' })
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})
