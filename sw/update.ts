import type { PageToWorkerMessage } from '../src/contract/messages.ts'
import { isSafeToReload } from './cache-reader.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds to ask the other windows. */
const answersWithin = 2000

/**
 * A new worker waits until the visitor agrees, a page of its build is open or loading, or no page
 * is open, so that nothing changes in an open page.
 */
export function handleUpdateMessages(): void {
  self.addEventListener('message', (event) => {
    const messageType = (event.data as PageToWorkerMessage | undefined)?.type
    if (messageType === 'SKIP_WAITING') void self.skipWaiting()
    if (messageType === 'MAKE_WAY')
      event.waitUntil(makeWay((event.source as WindowClient | null)?.id))
  })
  // The first worker takes control of the page that installed it; what that page reads is stored
  // from then on.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
}

/**
 * Activates the waiting worker for a page of its build, unless another window has unsaved input or
 * a live game.
 */
async function makeWay(asker: string | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const free = await Promise.all(
    windows.filter(({ id }) => id !== asker).map((window) => isSafeToReload(window, answersWithin)),
  )
  if (free.every(Boolean)) await self.skipWaiting()
}
