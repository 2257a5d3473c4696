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
const maxAnswers = 600
/** Timeout in milliseconds when other responses arrive. */
const timeoutMs = 8000

const rows = Object.values(api) as Endpoint[]
const storedRows = rows.filter((row) => row.offline !== 'never' && row.method === 'GET')
/**
 * Calls that are not stored although their path matches a stored one with a parameter:
 * promotions/counter is not promotions/:name.
 */
const fixedPathsOf = (row: Endpoint) =>
  rows
    .filter(
      (other) =>
        other.offline === 'never' && other.path.split(':').length < row.path.split(':').length,
    )
    .map(toPathPattern)

/**
 * Stores answers by the contract, without listing paths here. Live answers and the stream are never
 * stored.
 */
export function registerApiRoutes(): void {
  for (const row of storedRows) {
    const pattern = toPathPattern(row)
    const others = fixedPathsOf(row)
    registerRoute(
      ({ url, sameOrigin }) =>
        sameOrigin &&
        pattern.test(url.pathname) &&
        !others.some((other) => other.test(url.pathname)),
      async ({ request, url, event }) => {
        const key = url.pathname + url.search
        const coming = fromNetwork(event, request, (networkResponse) =>
          storeOrDelete(cacheName, key, networkResponse, maxAnswers),
        )
        const response = await raceTimeout(
          isConnectionStalled() && (await readCopy(cacheName, key))
            ? stalledTimeoutMs
            : (row.timeout ?? timeoutMs),
          coming,
        )
        if (response && response.status < 500) return response
        return (
          (await readCopy(cacheName, key)) ??
          response ??
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
  const savedAt = (await (await caches.open(cacheName)).match(path))?.headers.get(savedAtHeader)
  return !hasElapsed(Date.parse(savedAt ?? ''), within, Date.now())
}

/** Fetches a stored answer again. Returns the bytes transferred; rejects without a network. */
export async function refreshApiResult(path: string): Promise<number> {
  const response = await fetch(path, renewing('application/json'))
  const bytes = estimateBytes(response)
  await storeOrDelete(cacheName, path, response, maxAnswers)
  return bytes
}

/**
 * Stores the answers embedded in a document, because in-app navigations request them one by one.
 */
export async function storeEmbeddedResults(html: string, inCache = cacheName): Promise<void> {
  for (const [path, query, { value }] of answersIn(html)) {
    const row = storedRows.find((storedRow) => storedRow.path === path)
    if (!row) continue
    const response = new Response(JSON.stringify(value), {
      headers: { 'content-type': 'application/json', [tenantHeader]: tenant },
    })
    await storeOrDelete(inCache, buildUrl(row, query), response, maxAnswers)
  }
}
