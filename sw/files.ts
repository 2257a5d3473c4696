import { getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { PageToWorkerMessage } from '../src/contract/messages.ts'
import { answerFromStore } from './images.ts'
import { pathsIn } from './response-store.ts'
import { readCache, readCacheWithoutTimeout } from './cache-reader.ts'

declare const self: ServiceWorkerGlobalScope

/** A file of this build. One that is `later` is not needed by the first pages of a visit. */
export type BuildFile = (PrecacheEntry & { later?: true }) | string

/** Scripts and styles that were not installed with the worker. Their names contain a hash. */
const cacheName = 'files'
/** Concurrent requests for the rest of the files. */
const atOnce = 3

/**
 * Serves the files of this build. Those of the first pages and the shell are installed with the
 * worker. The others are stored when a page uses them, with each stored page that links to them,
 * and when a page asks for all of them.
 */
export function registerFileRoute(files: BuildFile[]): void {
  const isLater = (file: BuildFile) => typeof file !== 'string' && file.later === true
  precache(files.filter((file) => !isLater(file)))
  registerRoute(
    ({ url }) => getCacheKeyForURL(url.href) !== undefined,
    async ({ request }) => {
      const readPrecached = () => matchPrecache(request.url)
      return (
        (await readCache(readPrecached)) ??
        (await fetch(request).catch(() => undefined)) ??
        (await readCacheWithoutTimeout(readPrecached)) ??
        Response.error()
      )
    },
  )
  answerFromStore(
    '/assets/',
    new CacheFirst({
      cacheName,
      plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok ? response : null) }],
    }),
    (stored) => stored,
  )
  const later = files.filter(isLater).map((file) => `/${(file as PrecacheEntry).url}`)
  self.addEventListener('activate', (event) => event.waitUntil(deleteFilesExcept(later)))
  self.addEventListener('message', (event) => {
    if ((event.data as PageToWorkerMessage | undefined)?.type !== 'KEEP_ALL_FILES') return
    event.waitUntil(storeFiles(later).then((all) => event.ports[0]?.postMessage(all)))
  })
}

/** Stores the files that an HTML document links to, so that its stored copy works. */
export const storeLinkedFiles = async (html: string): Promise<void> => {
  const linked = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!)
  await storeFiles(linked.filter((path) => getCacheKeyForURL(path) === undefined))
}

/** Fetches the files that are not stored yet. Returns whether all of them are stored now. */
async function storeFiles(paths: string[]): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName)
    const storedPaths = new Set(await pathsIn(cacheName))
    const missing = [...new Set(paths)].filter((path) => !storedPaths.has(path)).values()
    const addNext = async () => {
      for (const path of missing) await cache.add(path)
    }
    await Promise.all(Array.from({ length: atOnce }, addNext))
    return true
  } catch (error) {
    console.warn('could not keep all files', error)
    return false
  }
}

/** Deletes the files of earlier builds. A file that did not change stays. */
async function deleteFilesExcept(paths: string[]): Promise<void> {
  const old = (await pathsIn(cacheName)).filter((path) => !paths.includes(path))
  const cache = await caches.open(cacheName)
  for (const path of old) await cache.delete(path)
}
