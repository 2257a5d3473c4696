import { savedAtHeader, tenantHeader } from '../src/contract/messages.ts'
import { withdraw } from './pack-stores.ts'
import { tenant } from './stored.ts'

/**
 * A response may be kept when it is a success of this very tenant, not marked private to a session,
 * and did not come by a redirect.
 */
export function mayKeep(response: Response): boolean {
  return (
    // 204 is an answer, too: there is none of it.
    (response.status === 200 || response.status === 204) &&
    !response.redirected &&
    response.headers.get(tenantHeader) === tenant &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '')
  )
}

/** What was here is here no longer: moved, withdrawn, or never was. */
export const isGone = (response: Response): boolean =>
  response.type === 'opaqueredirect' ||
  response.redirected ||
  response.status === 404 ||
  response.status === 410

/** A copy that knows when it was fetched. */
async function stamped(response: Response, at: Date): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, at.toISOString())
  return new Response(response.status === 204 ? null : await response.blob(), {
    status: response.status,
    headers,
  })
}

/**
 * Puts a copy away and drops the oldest beyond a number. A full disk keeps the copy of before, and
 * loses no answer.
 */
export async function keep(
  cacheName: string,
  key: string,
  response: Response,
  most: number,
  at = new Date(),
): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    const copy = await stamped(response, at)
    // What is put comes last, also in place of an older one: the order of the keys is that of the
    // last fetch. Never deleted first: there may be no room for the new one.
    await cache.put(key, copy)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
  } catch (error) {
    console.warn('could not keep', key, error)
  }
}

/**
 * Does with the kept copy what the network's answer says: renews it, or takes it away when the
 * thing was withdrawn.
 */
export async function settle(
  cacheName: string,
  key: string,
  fresh: Response,
  most: number,
): Promise<void> {
  if (mayKeep(fresh)) await keep(cacheName, key, fresh.clone(), most)
  else if (isGone(fresh)) await withdraw(cacheName, key)
}

let silent = false
/**
 * A wait has run out, and nothing has come by the line since it began. What is here is not held
 * back for such a line; the next response ends it.
 */
export const hangs = (): boolean => silent
/**
 * Milliseconds for which a line that hangs is still waited for where there is something else to
 * show.
 */
export const briefly = 800

/** Responses that have come. */
let came = 0

/**
 * Asks the network: undefined without one. Nothing is cut off: a body takes as long as it takes,
 * and a response that nobody waits for any more still goes to `then`, for the next visit.
 */
export function fromNetwork(
  event: ExtendableEvent,
  request: Request,
  then: (fresh: Response) => Promise<void>,
): Promise<Response | undefined> {
  const network = fetch(request).then(
    (fresh) => {
      came++
      silent = false
      return fresh
    },
    () => undefined,
  )
  event.waitUntil(network.then((fresh) => fresh && then(fresh)))
  return network
}

/** What comes within so many milliseconds, else undefined. */
export async function within(
  milliseconds: number,
  coming: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const before = came
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => {
      silent ||= came === before
      done(undefined)
    }, milliseconds)
  })
  const fresh = await Promise.race([coming, late])
  clearTimeout(timer)
  return fresh
}

/** Paths and queries of what is kept, in the order in which it was fetched. */
export async function pathsIn(cacheName: string): Promise<string[]> {
  const keys = await (await caches.open(cacheName)).keys()
  return keys.map(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
}

/**
 * Asks for something only to keep it: no cache on the way answers, and a line that hangs is let go.
 */
export const renewing = (accept: string): RequestInit => ({
  headers: { accept },
  cache: 'no-cache',
  signal: AbortSignal.timeout(10_000),
})

/** Bytes that a response took on the line, where it says so. */
export const bytesOf = ({ headers }: Response): number =>
  Number(headers.get('content-length')) || 20_000
