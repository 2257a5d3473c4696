import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isInside } from '../src/contract/links.ts'
import { otherViewAttribute, savedAtAttribute, savedAtHeader, type WorkerAsk } from '../src/contract/messages.ts'
import { hasPassed } from '../src/domain/calendar/wrong-clock.ts'
import { keepAnswersOf } from './answers.ts'
import { bytesOf, fromNetwork, mayKeep, pathsIn, renewing, settle } from './keep.ts'
import { newest } from './packs.ts'
import { stored, storedAtLast, type Look } from './stored.ts'
import { pagesCache } from './tenant.ts'

declare const self: ServiceWorkerGlobalScope

/** Pages kept; the longest unvisited go first. */
const most = 150
/** Milliseconds after which a page that we have is shown rather than waited for. */
const patience = 4000
/** Milliseconds for which a kept page need not be fetched again only to be kept. */
const young = 300_000

const isPage = ({ origin, pathname }: URL) => origin === location.origin && isInside(pathname) && !/^\/(?:api|hidden|login|images|files|builds|assets)(?:\/|$)/i.test(pathname)

/** Pages: the network's, else the copy that was saved, else the shell, which draws what it can from kept answers. */
export function keepPages(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPage(url),
    async ({ request, url, event }) => {
      const saved = await savedPage(url)
      const fresh = await fromNetwork(event, request, saved ? patience : 30_000, (fresh) => put(url, fresh))
      if (fresh && fresh.status < 500) return fresh
      return (await savedOrShell(saved, stored)) ?? fresh ?? (await savedOrShell(await savedPage(url, storedAtLast), storedAtLast)) ?? Response.error()
    },
  )
  // A page that was reached by a click has no document of its own here until it is asked for.
  self.addEventListener('message', (event) => {
    const ask = event.data as WorkerAsk | undefined
    if (ask?.type === 'KEEP_PAGE') event.waitUntil(fetchPage(new URL(ask.path, location.origin)))
  })
}

const savedOrShell = async (saved: Response | 'outlived' | undefined, look: Look) => (saved === 'outlived' ? undefined : saved) ?? (await look(() => matchPrecache('/_shell')))

async function fetchPage(url: URL): Promise<void> {
  if (!isPage(url)) return
  const kept = await stored(async () => (await caches.open(pagesCache)).match(keyOf(url)))
  if (kept && !hasPassed(Date.parse(kept.headers.get(savedAtHeader) ?? ''), young, Date.now())) return
  const fresh = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (fresh) await put(url, fresh)
}

/** Paths of the pages that are kept, in the order in which they were fetched. */
export const keptPages = async (): Promise<string[]> => pathsIn(pagesCache)

/** Fetches a page for its copy, whatever a cache on the way holds. Returns bytes on the line; rejects without a network. */
export async function renewPage(path: string): Promise<number> {
  const url = new URL(path, location.origin)
  if (!isPage(url)) return 0
  const fresh = await fetch(url, renewing('text/html'))
  const bytes = bytesOf(fresh)
  await put(url, fresh)
  return bytes
}

/** The document, and the answers inside it. The page that a tenant without rendering sends is private: it is the shell, which is precached already. */
async function put(url: URL, fresh: Response): Promise<void> {
  const copy = mayKeep(fresh) ? fresh.clone() : undefined
  await settle(pagesCache, keyOf(url), fresh, most)
  if (copy) await keepAnswersOf(await copy.text(), new Date())
}

const keyOf = (url: URL) => url.pathname + url.search

/**
 * The saved page, with the time of its fetch written on it. A query that was never asked for is answered with the page without any. 'outlived': its scripts
 * are those of a build that is gone from here, so that it would never do anything; the shell draws it from its answers.
 */
async function savedPage(url: URL, look: Look = stored): Promise<Response | 'outlived' | undefined> {
  const exact = await newest(pagesCache, keyOf(url), look)
  const saved = exact ?? (await newest(pagesCache, url.pathname, look))
  const at = saved?.headers.get(savedAtHeader)
  if (!saved || !at) return undefined
  const html = await saved.text()
  // Half of a page, or none: the store broke. The shell draws it from its answers.
  if (!html.includes('</html>')) return 'outlived'
  if (!hasItsScript(html)) return 'outlived'
  return new Response(html.replace('<html ', `<html ${savedAtAttribute}="${at}" ${exact ? '' : `${otherViewAttribute} `}`), { status: 200, headers: saved.headers })
}

/** Whether the script that brings a page to life is one of this build's; a page without any needs none. */
function hasItsScript(html: string): boolean {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  return entry === undefined || getCacheKeyForURL(entry) !== undefined
}
