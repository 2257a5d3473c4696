import { beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: { data?: unknown; source: unknown; waitUntil(work: Promise<unknown>): void }) => void
let listeners: Record<string, Listener>
let windows: { id: string; postMessage(message: unknown, ports: MessagePort[]): void }[]
/** The window that asks is not asked. */
const asker = { id: 'asker', postMessage: () => { throw new Error('asked itself') } }
const windowThat = (says: 'free' | 'held' | undefined) => ({ id: 'other', postMessage: (_: unknown, [port]: MessagePort[]) => { if (says) port!.postMessage(says) } })
let told: unknown[]
let waiting: { postMessage(message: unknown): void } | null
const skipWaiting = vi.fn(async () => {})
beforeEach(async () => {
  listeners = {}
  windows = [asker]
  told = []
  waiting = { postMessage: (message) => told.push(message) }
  skipWaiting.mockClear()
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => { listeners[name] = listener },
    clients: { matchAll: async ({ type, includeUncontrolled }: Record<string, unknown>) => (type === 'window' && includeUncontrolled ? windows : []), claim: async () => {} },
    registration: { get waiting() { return waiting } },
    skipWaiting,
  })
  // By its address: the worker's own types and a page's do not go together.
  const { updateWhenTold } = (await import(new URL('update.ts', import.meta.url).href)) as { updateWhenTold(): void }
  updateWhenTold()
})
async function say(data: unknown) {
  const work: Promise<unknown>[] = []
  listeners['message']!({ data, source: asker, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
}

test('[OF-04] the worker that serves lets the waiting one through when the other windows hold nothing, or there are none', async () => {
  await say({ type: 'MAKE_WAY' })
  windows = []
  await say({ type: 'MAKE_WAY' })
  windows = [asker, windowThat('free'), windowThat('free')]
  await say({ type: 'MAKE_WAY' })
  expect(told).toEqual([{ type: 'SKIP_WAITING' }, { type: 'SKIP_WAITING' }, { type: 'SKIP_WAITING' }])
  // It does not skip itself: it is the one that serves.
  expect(skipWaiting).not.toHaveBeenCalled()
})

test('[OF-04] not while somebody types in another window or a game runs there, nor past one that sleeps, and not when nobody waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const other of [windowThat('held'), windowThat(undefined)]) {
    windows = [asker, windowThat('free'), other]
    const said = say({ type: 'MAKE_WAY' })
    await vi.advanceTimersByTimeAsync(5000)
    await said
  }
  vi.useRealTimers()
  windows = [asker]
  waiting = null
  await say({ type: 'MAKE_WAY' })
  expect(told).toEqual([])
})

test('[OF-04] the one that waits ends its waiting when it is told to, and by nothing else', async () => {
  for (const other of [undefined, null, 'SKIP_WAITING', { type: 'skip' }]) await say(other)
  expect(skipWaiting).not.toHaveBeenCalled()
  await say({ type: 'SKIP_WAITING' })
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})
