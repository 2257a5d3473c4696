import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { tenantHeader } from '../src/contract/messages.ts'
import { pictureInPacks } from './packs.ts'
import { stored, storeIsSilent } from './stored.ts'
import { tenant } from './tenant.ts'

const plugins = (maxEntries: number) => [
  {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      response.status === 200 && response.type !== 'opaque' && !response.redirected && (response.headers.get(tenantHeader) ?? tenant) === tenant ? response : null,
  },
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
]

export function keepImages(): void {
  // Pictures: their addresses carry the hash of what they show, so one that is kept is right for ever.
  keepUnder('/images/', new CacheFirst({ cacheName: `images-${tenant}`, plugins: [...plugins(300), { handlerDidError: async ({ request }) => (await pictureInPacks(request.url)) ?? (await fetch(request).catch(() => undefined)) }] }))
  // Icons change under the same address when a department changes its colours: the kept one now, the new one the next time.
  keepUnder('/icons/', new StaleWhileRevalidate({ cacheName: `icons-${tenant}`, fetchOptions: { cache: 'no-cache' }, plugins: plugins(30) }))
}

/** A strategy waits for its store as long as that takes: so the store is asked first whether it answers, and left out where it does not. */
function keepUnder(folder: string, strategy: Strategy): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder) && !storeIsSilent(), async ({ request, event }) => {
    await stored(async () => (await caches.open(strategy.cacheName)).match(request))
    return storeIsSilent() ? fetch(request) : strategy.handle({ request, event })
  })
}
