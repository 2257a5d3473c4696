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
const maxPages = 150
/** Milliseconds before a stored page or the shell is shown instead of waiting. */
const timeoutMs = 4000
/** The timeout without either. */
const atLast = 30_000
/** Milliseconds for which a stored page is not fetched again only to be stored. */
const young = 300_000

/**
 * Pages that arrived after the shell was sent: it finds them stored, asks again, and gets them at
 * once (`StillWaiting`).
 */
const latePages = new Set<string>()

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
      let isAnswered = false
      // In parallel, because a missing network takes a moment to be noticed.
      const coming = fromNetwork(event, request, (networkResponse) => {
        if (isAnswered && isStorable(networkResponse)) latePages.add(key)
        return storePage(url, networkResponse)
      })
      const storedCopy = await copyOf(url, readCache)
      if (storedCopy?.exact && latePages.delete(key)) return storedCopy.copy
      const response = await raceTimeout(
        isConnectionStalled() ? stalledTimeoutMs : timeoutMs,
        coming,
      )
      if (response && response.status < 500) return response
      // The server redirects index files of older sites; without it, this does.
      const right = isIndex(url.pathname) ? stripAspx(url.pathname) : undefined
      if (right && !storedCopy) return Response.redirect(right + url.search, 302)
      const fallback = await savedOrShell(storedCopy, readCache)
      isAnswered = fallback !== undefined && !storedCopy
      return (
        fallback ??
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

const savedOrShell = async (storedCopy: StoredCopy | undefined, read: CacheReader) =>
  (storedCopy && (await asSaved(storedCopy))) ?? (await read(() => matchPrecache('/_shell')))

async function fetchPage(url: URL): Promise<void> {
  if (!isPage(url)) return
  const storedCopy = await readCache(async () => (await caches.open(pagesCache)).match(keyOf(url)))
  if (
    storedCopy &&
    !hasElapsed(Date.parse(storedCopy.headers.get(savedAtHeader) ?? ''), young, Date.now())
  )
    return
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (response) await storePage(url, response)
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
  const response = await fetch(url, renewing('text/html'))
  const bytes = estimateBytes(response)
  await storePage(url, response)
  return bytes
}

/**
 * Stores the document and its embedded answers. Without server rendering the page is private and is
 * not stored: it is the precached shell. Resolves with false when the browser cannot store it.
 */
export async function storePage(
  url: URL,
  response: Response,
  cacheName = pagesCache,
): Promise<boolean> {
  const copy = isStorable(response) ? response.clone() : undefined
  const isStored = await storeOrDelete(cacheName, keyOf(url), response, maxPages)
  if (!copy) return isStored
  const html = await copy.text()
  await storeEmbeddedResults(html, cacheName === packsCache ? packsCache : undefined)
  await storeLinkedFiles(html)
  return isStored
}

const keyOf = (url: URL) => url.pathname + url.search

type StoredCopy = { copy: Response; exact: boolean }

/** The stored copy of a page. A query that was never stored gets the page without a query. */
async function copyOf(url: URL, read: CacheReader): Promise<StoredCopy | undefined> {
  const exact = await readCopy(pagesCache, keyOf(url), read)
  const copy = exact ?? (url.search ? await readCopy(pagesCache, url.pathname, read) : undefined)
  return copy?.headers.has(savedAtHeader) ? { copy, exact: exact !== undefined } : undefined
}

/**
 * The copy as a page with the time when it was fetched. Undefined when it cannot work; then the
 * shell renders from its answers.
 */
async function asSaved({ copy, exact }: StoredCopy): Promise<Response | undefined> {
  const html = await copy.text().catch(() => '')
  // An incomplete page: the store is damaged.
  if (!html.includes('</html>')) return undefined
  // Its scripts are of a deleted build.
  if (!hasItsScript(html)) return undefined
  return new Response(
    html.replace(
      '<html ',
      `<html ${savedAtAttribute}="${copy.headers.get(savedAtHeader) ?? ''}" ` +
        `${exact ? '' : `${otherViewAttribute} `}`,
    ),
    { status: 200, headers: copy.headers },
  )
}

/** Whether the page's entry script is of this build; a page without scripts needs none. */
function hasItsScript(html: string): boolean {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  return entry === undefined || getCacheKeyForURL(entry) !== undefined
}
