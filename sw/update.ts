import type { WorkerAsk } from '../src/contract/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** A new worker waits until the visitor says so, or until no page is open: nothing changes under one who reads. */
export function updateWhenTold(): void {
  self.addEventListener('message', (event) => {
    if ((event.data as WorkerAsk | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting()
  })
  // The first worker takes over the page that installed it; what that page already read is kept from then on.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
}
