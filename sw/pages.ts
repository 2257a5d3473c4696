import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isInside } from '../src/contract/links.ts'
import {
  otherViewAttribute,
  savedAtAttribute,
  savedAtHeader,
  type PageToWorkerMessage,
} from '../src/contract/messages.ts'
import { isIndex, stripAspx } from '../src/domain/shell/legacy-path.ts'
import { hasElapsed } from '../src/domain/calendar/elapsed.ts'
import { storeEmbeddedResults } from './answers.ts'
import { storeLinkedFiles } from './files.ts'
import {
  stalledTimeoutMs,
  estimateBytes,
  fromNetwork,
  isConnectionStalled,
  isStorable,
  pathsIn,
  renewing,
  storeOrDelete,
  raceTimeout,
} from './response-store.ts'
import {
  packsCache,
  pagesCache,
  readCache,
  readCacheWithoutTimeout,
  readCopy,
  type CacheReader,
} from './cache-reader.ts'

declare const self: ServiceWorkerGlobalScope

/** Most stored pages; the oldest are deleted first. */
const most = 150
/** Milliseconds before a stored page or the shell is shown instead of waiting. */
const patience = 4000
/** The timeout without either. */
const atLast = 30_000
/** Milliseconds for which a stored page is not fetched again only to be stored. */
const young = 300_000

/**
 * Pages that arrived after the shell was sent: it finds them stored, asks again, and gets them at
 * once (`StillWaiting`).
 */
const late = new Set<string>()

const isPage = ({ origin, pathname }: URL) =>
  origin === location.origin &&
  isInside(pathname) &&
  !/^\/(?:api|hidden|login|images|files|builds|assets)(?:\/|$)/i.test(pathname)

/**
 * Answers page requests: from the network, else the stored copy, else the shell, which renders from
 * stored answers.
 */
export function registerPageRoute(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPage(url),
    async ({ request, url, event }) => {
      const key = keyOf(url)
      let given = false
      // In parallel, because a missing network takes a moment to be noticed.
      const coming = fromNetwork(event, request, (fresh) => {
        if (given && isStorable(fresh)) late.add(key)
        return storePage(url, fresh)
      })
      const kept = await copyOf(url, readCache)
      if (kept?.exact && late.delete(key)) return kept.copy
      const fresh = await raceTimeout(isConnectionStalled() ? stalledTimeoutMs : patience, coming)
      if (fresh && fresh.status < 500) return fresh
      // The server redirects index files of older sites; without it, this does.
      const right = isIndex(url.pathname) ? stripAspx(url.pathname) : undefined
      if (right && !kept) return Response.redirect(right + url.search, 302)
      const here = await savedOrShell(kept, readCache)
      given = here !== undefined && !kept
      return (
        here ??
        (await raceTimeout(atLast, coming)) ??
        (await savedOrShell(await copyOf(url, readCacheWithoutTimeout), readCacheWithoutTimeout)) ??
        Response.error()
      )
    },
  )
  // An in-app navigation loads no document, so the page asks for it to be stored.
  self.addEventListener('message', (event) => {
    const ask = event.data as PageToWorkerMessage | undefined
    if (ask?.type === 'KEEP_PAGE') event.waitUntil(fetchPage(new URL(ask.path, location.origin)))
  })
}

const savedOrShell = async (kept: Kept | undefined, look: CacheReader) =>
  (kept && (await asSaved(kept))) ?? (await look(() => matchPrecache('/_shell')))

async function fetchPage(url: URL): Promise<void> {
  if (!isPage(url)) return
  const kept = await readCache(async () => (await caches.open(pagesCache)).match(keyOf(url)))
  if (kept && !hasElapsed(Date.parse(kept.headers.get(savedAtHeader) ?? ''), young, Date.now()))
    return
  const fresh = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (fresh) await storePage(url, fresh)
}

/** Paths of the stored pages in the order in which they were fetched. */
export const storedPagePaths = async (): Promise<string[]> => pathsIn(pagesCache)

/**
 * Fetches a page to store it, bypassing HTTP caches. Returns the bytes transferred; rejects without
 * a network.
 */
export async function refreshPage(path: string): Promise<number> {
  const url = new URL(path, location.origin)
  if (!isPage(url)) return 0
  const fresh = await fetch(url, renewing('text/html'))
  const bytes = estimateBytes(fresh)
  await storePage(url, fresh)
  return bytes
}

/**
 * Stores the document and its embedded answers. Without server rendering the page is private and is
 * not stored: it is the precached shell. Resolves with false when the browser cannot store it.
 */
export async function storePage(
  url: URL,
  fresh: Response,
  cacheName = pagesCache,
): Promise<boolean> {
  const copy = isStorable(fresh) ? fresh.clone() : undefined
  const isStored = await storeOrDelete(cacheName, keyOf(url), fresh, most)
  if (!copy) return isStored
  const html = await copy.text()
  await storeEmbeddedResults(html, cacheName === packsCache ? packsCache : undefined)
  await storeLinkedFiles(html)
  return isStored
}

const keyOf = (url: URL) => url.pathname + url.search

type Kept = { copy: Response; exact: boolean }

/** The stored copy of a page. A query that was never stored gets the page without a query. */
async function copyOf(url: URL, look: CacheReader): Promise<Kept | undefined> {
  const exact = await readCopy(pagesCache, keyOf(url), look)
  const copy = exact ?? (url.search ? await readCopy(pagesCache, url.pathname, look) : undefined)
  return copy?.headers.has(savedAtHeader) ? { copy, exact: exact !== undefined } : undefined
}

/**
 * The copy as a page with the time when it was fetched. Undefined when it cannot work; then the
 * shell renders from its answers.
 */
async function asSaved({ copy, exact }: Kept): Promise<Response | undefined> {
  const html = await copy.text().catch(() => '')
  // An incomplete page: the store is damaged.
  if (!html.includes('</html>')) return undefined
  // Its scripts are of a deleted build.
  if (!hasItsScript(html)) return undefined
  return new Response(
    html.replace(
      '<html ',
      `<html ${savedAtAttribute}="${copy.headers.get(savedAtHeader) ?? ''}" ${exact ? '' : `${otherViewAttribute} `}`,
    ),
    { status: 200, headers: copy.headers },
  )
}

/** Whether the page's entry script is of this build; a page without scripts needs none. */
function hasItsScript(html: string): boolean {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  return entry === undefined || getCacheKeyForURL(entry) !== undefined
}
