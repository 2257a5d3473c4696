import { savedAtHeader, tenantHeader } from '../src/contract/messages.ts'
import { withTimeout } from '../src/domain/with-timeout.ts'
import { packsCache, readCache, tenant } from './cache-reader.ts'

/**
 * Whether a response may be stored: successful, of this tenant, not private, and not redirected.
 */
export function isStorable(response: Response): boolean {
  // Pictures name no tenant.
  const isPicture = response.headers.get('content-type')?.startsWith('image/')
  return (
    // 204 is an answer, too: there is no content.
    (response.status === 200 || response.status === 204) &&
    !response.redirected &&
    (response.headers.get(tenantHeader) ?? (isPicture && tenant)) === tenant &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '')
  )
}

/** Moved, withdrawn, or never existed: the stored copy must be deleted. */
export const isGone = (response: Response): boolean =>
  response.type === 'opaqueredirect' ||
  response.redirected ||
  response.status === 404 ||
  response.status === 410

/** A copy with the time when it was fetched. */
async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(response.status === 204 ? null : await response.blob(), {
    status: response.status,
    headers,
  })
}

/**
 * Stores a copy and deletes the oldest beyond a number. On a full disk the earlier copy stays, and
 * the response is not affected; then the result is false.
 */
async function storeCopy(
  cacheName: string,
  key: string,
  response: Response,
  maxEntries: number,
): Promise<boolean> {
  try {
    const cache = await caches.open(cacheName)
    const copy = await stamped(response)
    // A stored key moves to the end, also when replaced, so the order is that of the last fetch.
    // Not deleted first, because there may be no room for the new copy.
    await cache.put(key, copy)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(old)
    return true
  } catch (error) {
    console.warn('could not keep', key, error)
    return false
  }
}

/**
 * Renews the stored copy by the network's response, or deletes it when the content was withdrawn;
 * also the copy in a game-day pack. Resolves with false when the browser cannot store it.
 */
export async function storeOrDelete(
  cacheName: string,
  key: string,
  response: Response,
  maxEntries: number,
): Promise<boolean> {
  // At once, because the page reads the response.
  const copy = isStorable(response) ? response.clone() : undefined
  const isInPack = await readCache(() => caches.match(key, { cacheName: packsCache }))
  let isDone = true
  for (const name of new Set(isInPack ? [packsCache, cacheName] : [cacheName])) {
    const limit = name === packsCache ? Number.POSITIVE_INFINITY : maxEntries
    if (copy) isDone = (await storeCopy(name, key, copy.clone(), limit)) && isDone
    else if (isGone(response)) await readCache(async () => (await caches.open(name)).delete(key))
  }
  return isDone
}

let silent = false
/**
 * Whether the connection hangs: a wait ended and no response has arrived since it began. Stored
 * content is then shown sooner; the next response ends this.
 */
export const isConnectionStalled = (): boolean => silent
/** Milliseconds to wait on a hanging connection when there is a stored copy. */
export const stalledTimeoutMs = 800

/** Number of responses received. */
let receivedCount = 0

/**
 * Requests the network: undefined without one. Nothing is aborted: a late response still goes to
 * `then`, for the next visit.
 */
export function fromNetwork(
  event: ExtendableEvent,
  request: Request,
  then: (response: Response) => Promise<unknown>,
): Promise<Response | undefined> {
  const network = fetch(request).then(
    (response) => {
      receivedCount++
      silent = false
      return response
    },
    () => undefined,
  )
  event.waitUntil(network.then((response) => response && then(response)))
  return network
}

/** The result within this many milliseconds, else undefined. */
export async function raceTimeout(
  milliseconds: number,
  coming: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const before = receivedCount
  const response = await withTimeout(() => coming, 'late' as const, milliseconds)
  if (response !== 'late') return response
  silent ||= receivedCount === before
  return undefined
}

/** Paths with queries of stored responses in the order in which they were fetched. */
export async function pathsIn(cacheName: string): Promise<string[]> {
  const keys = await (await caches.open(cacheName)).keys()
  return keys.map(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
}

/** For renewal only: bypasses HTTP caches, with a timeout. */
export const renewing = (accept: string): RequestInit => ({
  headers: { accept },
  cache: 'no-cache',
  signal: AbortSignal.timeout(10_000),
})

/** Bytes transferred, if the response states them. */
export const estimateBytes = ({ headers }: Response): number =>
  Number(headers.get('content-length')) || 20_000
