import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { tenant } from './tenant.ts'

/** Pictures: their addresses carry the hash of what they show, so one that is kept is right for ever. */
export function keepImages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/images/') || url.pathname.startsWith('/icons/')),
    new CacheFirst({
      cacheName: `images-${tenant}`,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
        new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true }),
      ],
    }),
  )
}
