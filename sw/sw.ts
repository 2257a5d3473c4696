import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching'
import { keepAnswers } from './answers.ts'
import { keepImages } from './images.ts'
import { keepPages } from './pages.ts'
import { showMessages } from './push.ts'
import { refreshInBackground } from './refresh.ts'
import { updateWhenTold } from './update.ts'
import { registerRoute } from 'workbox-routing'
import { stored, storedAtLast } from './stored.ts'

/**
 * Serves shell, scripts, styles and fonts of this build: from the cache, or from the network when
 * the store fails.
 */
function keepShell(entries: (PrecacheEntry | string)[]): void {
  precache(entries)
  registerRoute(
    ({ url }) => getCacheKeyForURL(url.href) !== undefined,
    async ({ request }) => {
      const kept = () => matchPrecache(request.url)
      return (
        (await stored(kept)) ??
        (await fetch(request).catch(() => undefined)) ??
        (await storedAtLast(kept)) ??
        Response.error()
      )
    },
  )
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

keepShell(self.__WB_MANIFEST)
cleanupOutdatedCaches()
keepPages()
keepAnswers()
keepImages()
updateWhenTold()
refreshInBackground()
showMessages()
