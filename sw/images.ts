import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { tenantHeader } from '../src/contract/messages.ts'
import { pictureInPacks } from './packs.ts'
import { stored, storeIsSilent, tenant } from './stored.ts'

const plugins = (maxEntries: number) => [
  {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      response.status === 200 &&
      response.type !== 'opaque' &&
      !response.redirected &&
      (response.headers.get(tenantHeader) ?? tenant) === tenant
        ? response
        : null,
  },
  // Not emptied when the disk is full: what is kept stays, and the next picture is shown without
  // being kept.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * 86_400 }),
]

const pictures = `images-${tenant}`
const most = { maxEntries: 300 }
/** Milliseconds after which it is noted that a picture was shown: the page comes first. */
const notedAfter = 3000

export function keepImages(): void {
  // Pictures: their addresses carry the hash of what they show, so one that is kept is right for
  // ever.
  const strategy = new CacheFirst({
    cacheName: pictures,
    plugins: [
      ...plugins(most.maxEntries),
      {
        handlerDidError: async ({ request }) =>
          (await pictureInPacks(request.url)) ?? (await fetch(request).catch(() => undefined)),
      },
    ],
  })
  keepUnder('/images/', strategy, (kept, url, event) => {
    event.waitUntil(
      new Promise((later) => setTimeout(later, notedAfter))
        .then(() => new CacheExpiration(pictures, most).updateTimestamp(url))
        .catch(() => {}),
    )
    return kept
  })
  // Icons change under the same address when a department changes its colours: the kept one now,
  // the new one the next time.
  keepUnder(
    '/icons/',
    new StaleWhileRevalidate({
      cacheName: `icons-${tenant}`,
      fetchOptions: { cache: 'no-cache' },
      plugins: plugins(30),
    }),
  )
}

/**
 * A strategy waits for its store as long as that takes: so the store is asked first whether it
 * answers, and left out where it does not. `found`: what is kept is the answer, without the
 * strategy.
 */
function keepUnder(
  folder: string,
  strategy: Strategy,
  found?: (kept: Response, url: string, event: ExtendableEvent) => Response,
): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder) && !storeIsSilent(),
    async ({ request, event }) => {
      const there = await stored(async () => (await caches.open(strategy.cacheName)).match(request))
      if (there && found) return found(there, request.url, event)
      if (storeIsSilent()) return fetch(request)
      const [response, kept] = strategy.handleAll({ request, event })
      kept.catch((error: unknown) => {
        console.warn('could not keep', request.url, error)
      })
      return response
    },
  )
}
