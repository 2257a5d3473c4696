import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isInside } from '../src/contract/links.ts'
import { savedAtAttribute, savedAtHeader } from '../src/contract/messages.ts'
import { fromNetwork, keep, mayKeep } from './keep.ts'
import { tenant } from './tenant.ts'

const cacheName = `pages-${tenant}`
/** Pages kept; the longest unvisited go first. */
const most = 150
/** Milliseconds after which a page that we have is shown rather than waited for. */
const patience = 4000

/** Pages: the network's, else the copy that was saved, else the shell, which draws what it can from kept answers. */
export function keepPages(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isInside(url.pathname) && !/^\/(?:api|hidden|login|images|builds|assets)(?:\/|$)/i.test(url.pathname),
    async ({ request, url, event }) => {
      const saved = await savedPage(url)
      const fresh = await fromNetwork(request, saved ? patience : 30_000)
      if (fresh && fresh.status < 500) {
        // The page that a tenant without rendering sends is the shell, which is precached already.
        if (mayKeep(fresh) && !/private/.test(fresh.headers.get('cache-control') ?? '')) event.waitUntil(keep(cacheName, url.pathname + url.search, fresh.clone(), most))
        return fresh
      }
      return saved ?? (await matchPrecache('/_shell')) ?? fresh ?? Response.error()
    },
  )
}

/** The saved page, with the time of its fetch written on it. */
async function savedPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  const saved = (await cache.match(url.pathname + url.search)) ?? (await cache.match(url.pathname, { ignoreSearch: true }))
  const at = saved?.headers.get(savedAtHeader)
  if (!saved || !at) return undefined
  const html = await saved.text()
  return new Response(html.replace('<html ', `<html ${savedAtAttribute}="${at}" `), { status: 200, headers: saved.headers })
}
