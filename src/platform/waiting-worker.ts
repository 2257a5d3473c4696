import type { PageToWorkerMessage } from '../contract/messages.ts'

/**
 * Milliseconds before navigating: a page load keeps the active worker busy, which may delay its
 * replacement by minutes.
 */
const handsOver = 700

/**
 * Lets the waiting worker activate unless another window has unsaved input. Resolves when it has,
 * or has not yet.
 */
export async function activateWaitingWorker(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!found?.waiting) return
  const taken = new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    setTimeout(done, handsOver)
  })
  // Sent to the waiting worker, because a message would keep the active one busy.
  found.waiting.postMessage({ type: 'MAKE_WAY' } satisfies PageToWorkerMessage)
  await taken
}
