import type { WorkerAsk } from '../contract/messages.ts'

/**
 * Milliseconds in which an update found by this page's own navigation counts as older than the
 * page.
 */
const looksFor = 60_000

/**
 * Milliseconds for a new worker to activate by itself, as one that ends a broken one does. Chromium
 * replaces the active worker when it is idle; any message from a page keeps it busy for half a
 * minute.
 */
const settles = 2000

/**
 * Reports every worker that waits behind this page, including those that waited before or are being
 * installed. `since`: it appeared while the page was open.
 */
export function followWaiting(
  registration: ServiceWorkerRegistration,
  tell: (found: { since: boolean }) => void,
): void {
  const began = Date.now()
  const follow = (worker: ServiceWorker | null, since: boolean) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      // Without an active worker the new one activates at once.
      setTimeout(() => {
        if (worker.state === 'installed' && registration.active) tell({ since })
      }, settles)
    })
  if (registration.waiting) tell({ since: false })
  follow(registration.installing, false)
  registration.addEventListener('updatefound', () =>
    follow(registration.installing, Date.now() - began > looksFor),
  )
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined)

/**
 * Milliseconds before navigating: a page load keeps the active worker busy, which may delay its
 * replacement by minutes.
 */
const handsOver = 700

/**
 * Lets the waiting worker activate unless another window has unsaved input. Resolves when it has,
 * or has not yet.
 */
export async function makeWay(): Promise<void> {
  const found = await registered()
  if (!found?.waiting) return
  const taken = new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    setTimeout(done, handsOver)
  })
  // Sent to the waiting worker, because a message would keep the active one busy.
  found.waiting.postMessage({ type: 'MAKE_WAY' } satisfies WorkerAsk)
  await taken
}

/** On the visitor's click: activates the worker whatever else is open, and reloads this page. */
export async function takeNewWorker(): Promise<void> {
  const waiting = (await registered())?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerAsk)
}
