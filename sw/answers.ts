import { registerRoute } from 'workbox-routing'
import * as api from '../src/contract/api.ts'
import { toPathPattern, buildUrl, type Endpoint } from '../src/contract/endpoint.ts'
import { savedAtHeader, tenantHeader } from '../src/contract/messages.ts'
import { answersIn } from '../src/contract/page-state.ts'
import { hasElapsed } from '../src/domain/calendar/elapsed.ts'
import {
  stalledTimeoutMs,
  estimateBytes,
  fromNetwork,
  isConnectionStalled,
  pathsIn,
  renewing,
  storeOrDelete,
  raceTimeout,
} from './response-store.ts'
import { readCacheWithoutTimeout, readCopy, tenant } from './cache-reader.ts'

const cacheName = `answers-${tenant}`
/** Most stored answers; the oldest are deleted first. */
const most = 600
/** Timeout in milliseconds when other responses arrive. */
const patience = 8000

const rows = Object.values(api) as Endpoint[]
const kept = rows.filter((row) => row.offline === 'keep' && row.method === 'GET')
/**
 * Calls that are not stored although their path matches a stored one with a parameter:
 * promotions/counter is not promotions/:name.
 */
const spelt = (row: Endpoint) =>
  rows
    .filter(
      (one) => one.offline === 'never' && one.path.split(':').length < row.path.split(':').length,
    )
    .map(toPathPattern)

/**
 * Stores answers by the contract, without listing paths here. Live answers and the stream are never
 * stored.
 */
export function registerApiRoutes(): void {
  for (const row of kept) {
    const pattern = toPathPattern(row)
    const others = spelt(row)
    registerRoute(
      ({ url, sameOrigin }) =>
        sameOrigin &&
        pattern.test(url.pathname) &&
        !others.some((other) => other.test(url.pathname)),
      async ({ request, url, event }) => {
        const key = url.pathname + url.search
        const coming = fromNetwork(event, request, (fresh) =>
          storeOrDelete(cacheName, key, fresh, most),
        )
        const fresh = await raceTimeout(
          isConnectionStalled() && (await readCopy(cacheName, key))
            ? stalledTimeoutMs
            : (row.timeout ?? patience),
          coming,
        )
        if (fresh && fresh.status < 500) return fresh
        return (
          (await readCopy(cacheName, key)) ??
          fresh ??
          (await readCopy(cacheName, key, readCacheWithoutTimeout)) ??
          Response.error()
        )
      },
    )
  }
}

/** URLs of the stored answers in the order in which they were fetched. */
export const storedApiUrls = async (): Promise<string[]> => pathsIn(cacheName)

/** Whether an answer was fetched within this many milliseconds. */
export async function isFresh(path: string, within: number): Promise<boolean> {
  const at = (await (await caches.open(cacheName)).match(path))?.headers.get(savedAtHeader)
  return !hasElapsed(Date.parse(at ?? ''), within, Date.now())
}

/** Fetches a stored answer again. Returns the bytes transferred; rejects without a network. */
export async function refreshApiResult(path: string): Promise<number> {
  const fresh = await fetch(path, renewing('application/json'))
  const bytes = estimateBytes(fresh)
  await storeOrDelete(cacheName, path, fresh, most)
  return bytes
}

/**
 * Stores the answers embedded in a document, because in-app navigations request them one by one.
 */
export async function storeEmbeddedResults(html: string, inCache = cacheName): Promise<void> {
  for (const [path, query, { value }] of answersIn(html)) {
    const row = kept.find((one) => one.path === path)
    if (!row) continue
    const response = new Response(JSON.stringify(value), {
      headers: { 'content-type': 'application/json', [tenantHeader]: tenant },
    })
    await storeOrDelete(inCache, buildUrl(row, query), response, most)
  }
}
