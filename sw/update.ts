import type { WorkerAsk } from '../src/contract/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** A new worker waits until the visitor says so, or until no page is open: nothing changes under one who reads. */
export function updateWhenTold(): void {
  self.addEventListener('message', (event) => {
    const asked = (event.data as WorkerAsk | undefined)?.type
    if (asked === 'SKIP_WAITING') void self.skipWaiting()
    if (asked === 'MAKE_WAY_IF_ALONE') event.waitUntil(makeWay())
  })
  // The first worker takes over the page that installed it; what that page already read is kept from then on.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
}

/** The worker that serves tells the one that waits: only that one can end its own waiting. */
async function makeWay(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) self.registration.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerAsk)
}
