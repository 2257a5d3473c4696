import type { WorkerAsk } from '../contract/messages.ts'

/**
 * Milliseconds in which a page finds what was out before it: with each navigation the browser looks
 * for a newer worker, which takes its time to come.
 */
const looksFor = 60_000

/**
 * Milliseconds for a new worker to take over by itself, as one that ends a broken one does.
 * Chromium lets the one that serves go when it has nothing to do at that moment; whatever a page
 * asks then is something to do, and it is half a minute until the next such moment.
 */
const settles = 2000

/**
 * Tells of every worker that waits behind this page, also of one that did before it or is being
 * installed already. `since`: it came out while the page stood.
 */
export function followWaiting(
  registration: ServiceWorkerRegistration,
  tell: (found: { since: boolean }) => void,
): void {
  const began = Date.now()
  const follow = (worker: ServiceWorker | null, since: boolean) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      // Where none serves yet, the new one serves at once.
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
 * Milliseconds for which a page is kept from being left: while one is loaded by it, a worker has
 * work, and a browser lets it have it for minutes.
 */
const handsOver = 700

/**
 * Lets the worker that waits take over, unless another window holds what would be lost. Resolves
 * when it has, or has not yet.
 */
export async function makeWay(): Promise<void> {
  const found = await registered()
  if (!found?.waiting) return
  const taken = new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    setTimeout(done, handsOver)
  })
  // The one that waits is asked: a word to the one that serves would keep that one busy.
  found.waiting.postMessage({ type: 'MAKE_WAY' } satisfies WorkerAsk)
  await taken
}

/** The visitor's word: it takes over whatever else is open, and this page is loaded by it. */
export async function takeNewWorker(): Promise<void> {
  const waiting = (await registered())?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerAsk)
}
