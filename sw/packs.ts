import { savedAtHeader } from '../src/contract/messages.ts'
import { addDays } from '../src/domain/calendar/when.ts'
import { rankTimestamp } from '../src/domain/calendar/elapsed.ts'
import { isGone, isStorable, renewing } from './response-store.ts'
import { readManifest, packNames, withdraw } from './pack-stores.ts'
import { readCache, pagesCache, type CacheReader } from './cache-reader.ts'

// Game-day packs: each has its own cache, made by a page (`src/data/packs`) and never cleared for
// other content.

/** The newest copy of visited pages and all packs. */
export const newest = (
  cacheName: string,
  key: string,
  look: CacheReader = readCache,
): Promise<Response | undefined> =>
  look(async () => {
    const copies = await Promise.all(
      [cacheName, ...(await packNames())].map((name) => caches.match(key, { cacheName: name })),
    )
    const now = Date.now()
    const rank = ({ headers }: Response) => rankTimestamp(headers.get(savedAtHeader), now)
    return copies.filter((copy) => copy !== undefined).toSorted((a, b) => rank(b) - rank(a))[0]
  })

/** A picture of a pack in any width. */
export const pictureInPacks = (address: string): Promise<Response | undefined> =>
  readCache(async () => {
    const folder = new URL(address).pathname.replace(/[^/]*$/, '')
    for (const name of await packNames()) {
      const cache = await caches.open(name)
      const found = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
      if (found) return cache.match(found)
    }
    return undefined
  })

/** Milliseconds after which no further page is begun. */
const longest = 20_000

/** Renews the pages of packs with upcoming games, in a periodic background sync. */
export async function refreshPacks(now = new Date()): Promise<void> {
  const began = Date.now()
  for (const name of await packNames()) {
    const note = await readManifest(name)
    // A day of tolerance, because the department's date may differ from ours.
    if (!note?.parts || note.date.slice(0, 10) < addDays(now.toISOString(), -1)) continue
    for (const { path } of note.parts) {
      if (Date.now() - began >= longest) return
      const fresh = await fetch(path, renewing('text/html')).catch(() => undefined)
      if (fresh && isGone(fresh)) await withdraw(pagesCache, path)
      if (!fresh || !isStorable(fresh)) continue
      const headers = new Headers(fresh.headers)
      headers.set(savedAtHeader, now.toISOString())
      if (await caches.has(name))
        await (
          await caches.open(name)
        )
          .put(path, new Response(await fresh.blob(), { headers }))
          .catch(() => {})
    }
  }
}
