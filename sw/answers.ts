import { registerRoute } from 'workbox-routing'
import { api } from '../src/contract/api.ts'
import { patternOf, type Endpoint } from '../src/contract/endpoint.ts'
import { fromNetwork, keep, mayKeep } from './keep.ts'
import { tenant } from './tenant.ts'

const cacheName = `answers-${tenant}`
/** Answers kept; the longest unasked go first. */
const most = 600

/** What the contract says may be kept, is kept; nothing here names a single path. Live answers and the stream never are. */
export function keepAnswers(): void {
  for (const row of Object.values(api) as Endpoint[]) {
    if (row.offline === 'never' || row.method !== 'GET') continue
    const pattern = patternOf(row)
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && pattern.test(url.pathname),
      async ({ request, url, event }) => {
        const fresh = await fromNetwork(request, row.timeout ?? 8000)
        if (fresh && fresh.status < 500) {
          if (mayKeep(fresh)) event.waitUntil(keep(cacheName, url.pathname + url.search, fresh.clone(), most))
          return fresh
        }
        return (await (await caches.open(cacheName)).match(url.pathname + url.search)) ?? fresh ?? Response.error()
      },
    )
  }
}
