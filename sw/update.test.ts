import { beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: {
  data?: unknown
  source: unknown
  waitUntil(work: Promise<unknown>): void
}) => void
let listeners: Record<string, Listener>
let windows: { id: string; postMessage(message: unknown, ports: MessagePort[]): void }[]
/** The requesting window is not asked. */
const asker = {
  id: 'asker',
  postMessage: () => {
    throw new Error('asked itself')
  },
}
const windowThat = (says: 'free' | 'held' | undefined) => ({
  id: 'other',
  postMessage: (_: unknown, [port]: MessagePort[]) => {
    if (says) port!.postMessage(says)
  },
})
const skipWaiting = vi.fn(async () => {})
beforeEach(async () => {
  listeners = {}
  windows = [asker]
  skipWaiting.mockClear()
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener
    },
    clients: {
      matchAll: async ({ type, includeUncontrolled }: Record<string, unknown>) =>
        type === 'window' && includeUncontrolled ? windows : [],
      claim: async () => {},
    },
    skipWaiting,
  })
  // Imported by address: the types of worker and page conflict.
  const { handleUpdateMessages } = (await import(new URL('update.ts', import.meta.url).href)) as {
    handleUpdateMessages(): void
  }
  handleUpdateMessages()
})
async function say(data: unknown) {
  const work: Promise<unknown>[] = []
  listeners['message']!({ data, source: asker, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
}

test('activates when the other windows are idle or absent [OF-04]', async () => {
  await say({ type: 'MAKE_WAY' })
  windows = []
  await say({ type: 'MAKE_WAY' })
  windows = [asker, windowThat('free'), windowThat('free')]
  await say({ type: 'MAKE_WAY' })
  expect(skipWaiting).toHaveBeenCalledTimes(3)
})

test('waits while another window holds input, runs a game or does not answer [OF-04]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (const other of [windowThat('held'), windowThat(undefined)]) {
    windows = [asker, windowThat('free'), other]
    const said = say({ type: 'MAKE_WAY' })
    await vi.advanceTimersByTimeAsync(5000)
    await said
  }
  vi.useRealTimers()
  expect(skipWaiting).not.toHaveBeenCalled()
})

test('activates on the skip message only [OF-04]', async () => {
  for (const other of [undefined, null, 'SKIP_WAITING', { type: 'skip' }]) await say(other)
  expect(skipWaiting).not.toHaveBeenCalled()
  await say({ type: 'SKIP_WAITING' })
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})
