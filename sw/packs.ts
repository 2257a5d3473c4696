import { readPacks, type PackReply } from '../src/contract/packs.ts'
import { savedAtHeader, type PageToWorkerMessage } from '../src/contract/messages.ts'
import { addDays } from '../src/domain/calendar/when.ts'
import { hasElapsed } from '../src/domain/calendar/elapsed.ts'
import { packsCache, readCache, tenant } from './cache-reader.ts'
import { storePage } from './pages.ts'
import { estimateBytes, isStorable, renewing, storeOrDelete } from './response-store.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Milliseconds for which a stored answer of a pack is not fetched again: it was embedded in a page
 * of the pack.
 */
const young = 60_000

/**
 * A game-day pack is a list of URLs in a cache of its own, which is never cleared for other
 * content. A page requests them one by one (`src/data/download-pack.ts`).
 */
export function registerPacks(): void {
  self.addEventListener('message', (event) => {
    const message = event.data as PageToWorkerMessage | undefined
    if (message?.type !== 'KEEP_IN_PACK') return
    const { url, maxBytes } = message
    event.waitUntil(storeInPack(url, maxBytes).then((reply) => event.ports[0]?.postMessage(reply)))
  })
  self.addEventListener('activate', (event) => event.waitUntil(deleteEarlierPacks()))
}

/** Stores a page with its embedded answers, an answer or a picture; or deletes a withdrawn one. */
export async function storeInPack(
  url: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<PackReply> {
  const isAnswer = url.startsWith('/api/')
  const isPicture = url.startsWith('/images/')
  const copy =
    isAnswer || isPicture
      ? await readCache(() => caches.match(url, { cacheName: packsCache }))
      : undefined
  const savedAt = Date.parse(copy?.headers.get(savedAtHeader) ?? '')
  // The URL of a picture contains its hash, so a stored one is never outdated.
  if (copy && (isPicture || !hasElapsed(savedAt, young, Date.now())))
    return { status: 'stored', bytes: 0 }
  if (maxBytes <= 0) return { status: 'too large', bytes: 0 }
  const accept = isAnswer ? 'application/json' : isPicture ? 'image/webp' : 'text/html'
  try {
    const response = await fetch(url, renewing(accept))
    const bytes = estimateBytes(response)
    if (response.status >= 500) return { status: 'failed', bytes: 0 }
    if (response.ok && bytes > maxBytes) {
      await response.body?.cancel()
      return { status: 'too large', bytes: 0 }
    }
    const wasStored =
      isAnswer || isPicture
        ? await storeOrDelete(packsCache, url, response, Number.POSITIVE_INFINITY)
        : await storePage(new URL(url, location.origin), response, packsCache)
    if (isStorable(response))
      return wasStored ? { status: 'stored', bytes } : { status: 'full', bytes }
    return { status: response.ok && !response.redirected ? 'private' : 'missing', bytes: 0 }
  } catch {
    return { status: 'failed', bytes: 0 }
  }
}

/** Pages of packs with upcoming games. */
export async function upcomingPackPages(now = new Date()): Promise<string[]> {
  if (!(await caches.has(packsCache))) return []
  const packs = await readPacks(await caches.open(packsCache))
  // A day of tolerance, because the department's date may differ from ours.
  const upcoming = packs.filter(({ date }) => date >= addDays(now.toISOString(), -1))
  return [...new Set(upcoming.flatMap(({ parts }) => parts.map(({ path }) => path)))]
}

/** The packs of earlier versions had a cache each. */
async function deleteEarlierPacks(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(`pack|${tenant}|`)) await caches.delete(name)
}
