import type { WorkerToPageMessage } from '../src/contract/messages.ts'
import { packCacheName } from '../src/contract/packs.ts'
import { hasElapsed } from '../src/domain/calendar/elapsed.ts'
import { withTimeout } from '../src/domain/with-timeout.ts'

/** The tenant of this worker, inserted by the server. Part of every cache name. */
export const tenant = '__TENANT__'

/** Visited pages. */
export const pagesCache = `pages-${tenant}`
/** Game-day packs. */
export const packsCache = packCacheName(tenant)

/** Asks a window whether it has unsaved input. One that does not answer in time may have some. */
export function isSafeToReload(window: WindowClient, within: number): Promise<boolean> {
  return new Promise((decide) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => decide(data === 'free')
    setTimeout(decide, within, false)
    window.postMessage({ type: 'MAY_RELOAD' } satisfies WorkerToPageMessage, [port2])
  })
}

/** Timeout of a store in milliseconds: a hanging store counts as empty. */
const waits = 800
/**
 * Milliseconds for which a store that did not answer is skipped, so that not every file waits for
 * it.
 */
const leftAloneFor = 60_000
let silentSince = Number.NaN

/** Whether the store is skipped now. */
export const isCacheUnresponsive = (): boolean => !hasElapsed(silentSince, leftAloneFor, Date.now())

/** Timeout in milliseconds when there is no other source. */
const waitsAtLast = 10_000

/** How to read a store: `readCache`, or `readCacheWithoutTimeout`. */
export type CacheReader = <T>(read: () => Promise<T | undefined>) => Promise<T | undefined>

/**
 * The content of a store; undefined when it throws (full, damaged, off) or does not answer, so that
 * a page never fails because of its store.
 */
export const readCache: CacheReader = async (read) => {
  if (isCacheUnresponsive()) return undefined
  const result = await within(waits, read)
  if (result !== timedOut) return result
  silentSince = Date.now()
  return undefined
}

/**
 * Without a network even a slow or skipped store is read, with a longer timeout, unless it has
 * answered.
 */
export const readCacheWithoutTimeout: CacheReader = async (read) => {
  if (!isCacheUnresponsive()) return undefined
  const result = await within(waitsAtLast, read)
  return result === timedOut ? undefined : result
}

/** A copy in a game-day pack, which every visit renews, else that of another cache. */
export const readCopy = (
  cacheName: string,
  key: string,
  read: CacheReader = readCache,
): Promise<Response | undefined> =>
  read(
    async () =>
      (await caches.match(key, { cacheName: packsCache })) ?? caches.match(key, { cacheName }),
  )

const timedOut = Symbol('late')

const within = <T>(milliseconds: number, read: () => Promise<T | undefined>) =>
  withTimeout(
    async () => {
      try {
        return await read()
      } catch (error) {
        console.warn('the store of this browser failed', error)
        return undefined
      }
    },
    timedOut,
    milliseconds,
  )
