import { beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: { notification: object; waitUntil(work: Promise<unknown>): void }) => void
let listeners: Record<string, Listener>
let windows: object[]
let opened: string[]
let led: string[]
beforeEach(async () => {
  listeners = {}
  opened = []
  led = []
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://a.test' })
  vi.stubGlobal('self', {
    location: { origin: 'https://a.test', hostname: 'a.test' },
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path: string) => void opened.push(path),
    },
    registration: { getNotifications: async () => [] },
  })
  vi.doMock(new URL('refresh.ts', import.meta.url).pathname, () => ({ renewOf: async () => {} }))
  const { showMessages } = (await import(new URL('push.ts', import.meta.url).href)) as {
    showMessages(): void
  }
  showMessages()
})
/** A window of the site that answers `word` when asked whether it may navigate. */
const showing = (path: string, word?: string) => {
  const url = `https://a.test${path}`
  return {
    url,
    visibilityState: 'hidden',
    focus: async () => {},
    navigate: async (to: string) => void led.push(`${url} ${to}`),
    postMessage: (_: object, [port]: MessagePort[]) => {
      if (word) port!.postMessage(word)
    },
  }
}
async function tap(navigate: string) {
  const work: Promise<unknown>[] = []
  listeners['notificationclick']!({
    notification: { close: () => {}, data: { navigate } },
    waitUntil: (one) => work.push(one),
  })
  await Promise.all(work)
}

test('opens a message in an idle window, or a new one when all are in use [GM-04]', async () => {
  windows = [showing('/forms/camp', 'held'), showing('/news', 'free')]
  await tap('/game')
  expect([led, opened]).toEqual([['https://a.test/news https://a.test/game'], []])
  led = []
  windows = [showing('/forms/camp', 'held'), showing('/scoring')]
  await tap('/game')
  expect([led, opened]).toEqual([[], ['https://a.test/game']])
})

test('focuses a window that already shows the page, and leaves it as it is [GM-04]', async () => {
  windows = [showing('/forms/camp', 'held')]
  await tap('/forms/camp')
  expect([led, opened]).toEqual([[], []])
})
