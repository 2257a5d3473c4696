import { savedAtHeader, tenantHeader } from '../src/contract/messages.ts'
import { tenant } from './tenant.ts'

/** A response may be kept when it is a success of this very tenant, not marked private to a session, and did not come by a redirect. */
export function mayKeep(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.headers.get(tenantHeader) === tenant &&
    !/no-store/.test(response.headers.get('cache-control') ?? '')
  )
}

/** A copy that knows when it was fetched. */
export async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}

/** Puts a copy away and drops the oldest beyond a number. A full disk loses the copy, never the answer. */
export async function keep(cacheName: string, key: string, response: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    const copy = await stamped(response)
    // Deleted first, so that the order of the keys is the order of the last fetch.
    await cache.delete(key)
    await cache.put(key, copy)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
  } catch (error) {
    console.warn('could not keep', key, error)
  }
}

/** The network's answer if it comes in time and is a success, else undefined. */
export async function fromNetwork(request: Request, milliseconds: number): Promise<Response | undefined> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(milliseconds) })
  } catch {
    return undefined
  }
}
