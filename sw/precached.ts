import { getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { stored, storedAtLast } from './stored.ts'

/**
 * The shell, scripts, styles and fonts of this build: from here, or from the network where the
 * store lost them, fails or does not answer.
 */
export function keepShell(entries: (PrecacheEntry | string)[]): void {
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
