import type { WorkerAsk } from '../src/contract/messages.ts'
import { mayLeave } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds for which the other windows are asked. */
const answersWithin = 2000

/**
 * A new worker waits until the visitor says so, until a page of its build is come or coming, or
 * until no page is open: nothing changes under one who reads.
 */
export function updateWhenTold(): void {
  self.addEventListener('message', (event) => {
    const asked = (event.data as WorkerAsk | undefined)?.type
    if (asked === 'SKIP_WAITING') void self.skipWaiting()
    if (asked === 'MAKE_WAY') event.waitUntil(makeWay((event.source as WindowClient | null)?.id))
  })
  // The first worker takes over the page that installed it; what that page already read is kept
  // from then on.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
}

/**
 * Of the one that waits, whose page it is to serve: it ends its waiting unless in another window
 * somebody types or a game runs. That one keeps its build to the end.
 */
async function makeWay(asker: string | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const free = await Promise.all(
    windows.filter(({ id }) => id !== asker).map((window) => mayLeave(window, answersWithin)),
  )
  if (free.every(Boolean)) await self.skipWaiting()
}
