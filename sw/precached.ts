import { getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { stored } from './stored.ts'

/** The shell, scripts, styles and fonts of this build: from here, or from the network where the store lost them, fails or does not answer. */
export function keepShell(entries: (PrecacheEntry | string)[]): void {
  precache(entries)
  registerRoute(
    ({ url }) => getCacheKeyForURL(url.href) !== undefined,
    async ({ request }) => (await stored(() => matchPrecache(request.url))) ?? fetch(request),
  )
}
