import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { tenantHeader } from '../src/contract/messages.ts'
import { readCache, isCacheUnresponsive, packsCache, tenant } from './cache-reader.ts'

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
  // Not cleared when the disk is full: stored pictures stay, and new ones are not stored.
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * 86_400 }),
]

const pictures = `images-${tenant}`
const expiration = { maxEntries: 300 }
/** Milliseconds before the use of a picture is recorded, so that the page comes first. */
const notedAfter = 3000

export function registerImageRoute(): void {
  // The URL of a picture contains its hash, so a stored one is never outdated.
  const strategy = new CacheFirst({
    cacheName: pictures,
    plugins: [
      ...plugins(expiration.maxEntries),
      {
        handlerDidError: async ({ request }) =>
          (await pictureInAnyWidth(request.url)) ?? (await fetch(request).catch(() => undefined)),
      },
    ],
  })
  answerFromStore('/images/', strategy, (stored, url, event) => {
    event.waitUntil(
      new Promise((later) => setTimeout(later, notedAfter))
        .then(() => new CacheExpiration(pictures, expiration).updateTimestamp(url))
        .catch(() => {}),
    )
    return stored
  })
  // Icons change under the same URL with the department's colors: the stored one is used now, the
  // new one next time.
  answerFromStore(
    '/icons/',
    new StaleWhileRevalidate({
      cacheName: `icons-${tenant}`,
      fetchOptions: { cache: 'no-cache' },
      plugins: plugins(30),
    }),
  )
}

/** A picture in any width: of a game-day pack, or seen in another place. */
const pictureInAnyWidth = (url: string): Promise<Response | undefined> =>
  readCache(async () => {
    const folder = new URL(url).pathname.replace(/[^/]*$/, '')
    for (const name of [packsCache, pictures]) {
      const cache = await caches.open(name)
      const key = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
      if (key) return cache.match(key)
    }
    return undefined
  })

/**
 * A Workbox strategy waits for its store without limit, so the store is tried first and left out if
 * it does not answer. `onFound`: the stored response is the answer, without the strategy.
 */
export function answerFromStore(
  folder: string,
  strategy: Strategy,
  onFound?: (stored: Response, url: string, event: ExtendableEvent) => Response,
): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith(folder) && !isCacheUnresponsive(),
    async ({ request, event }) => {
      const stored = await readCache(async () =>
        (await caches.open(strategy.cacheName)).match(request),
      )
      if (stored && onFound) return onFound(stored, request.url, event)
      if (isCacheUnresponsive()) return fetch(request)
      const [response, storing] = strategy.handleAll({ request, event })
      storing.catch((error: unknown) => {
        console.warn('could not keep', request.url, error)
      })
      return response
    },
  )
}
