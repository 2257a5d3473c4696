import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isInside } from '../src/contract/links.ts'
import {
  otherViewAttribute,
  savedAtAttribute,
  savedAtHeader,
  type WorkerAsk,
} from '../src/contract/messages.ts'
import { hasPassed } from '../src/domain/calendar/zone.ts'
import { keepAnswersOf } from './answers.ts'
import {
  briefly,
  bytesOf,
  fromNetwork,
  hangs,
  mayKeep,
  pathsIn,
  renewing,
  settle,
  within,
} from './keep.ts'
import { newest } from './packs.ts'
import { stored, storedAtLast, pagesCache, type Look } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

/** Pages kept; the longest unvisited go first. */
const most = 150
/** Milliseconds after which a page that we have, or the shell, is shown rather than waited for. */
const patience = 4000
/** The same where there is neither. */
const atLast = 30_000
/** Milliseconds for which a kept page need not be fetched again only to be kept. */
const young = 300_000

/**
 * Pages that came when the shell had been given in their place: it finds them kept, asks once more,
 * and has them without a wait (`StillWaiting`).
 */
const late = new Set<string>()

const isPage = ({ origin, pathname }: URL) =>
  origin === location.origin &&
  isInside(pathname) &&
  !/^\/(?:api|hidden|login|images|files|builds|assets)(?:\/|$)/i.test(pathname)

/**
 * Pages: the network's, else the copy that was saved, else the shell, which draws what it can from
 * kept answers.
 */
export function keepPages(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPage(url),
    async ({ request, url, event }) => {
      const key = keyOf(url)
      let given = false
      // Both at once: a network that is not there takes a moment to say so.
      const coming = fromNetwork(event, request, (fresh) => {
        if (given && mayKeep(fresh)) late.add(key)
        return put(url, fresh)
      })
      const kept = await copyOf(url, stored)
      if (kept?.exact && late.delete(key)) return kept.copy
      const fresh = await within(hangs() ? briefly : patience, coming)
      if (fresh && fresh.status < 500) return fresh
      const here = await savedOrShell(kept, stored)
      given = here !== undefined && !kept
      return (
        here ??
        (await within(atLast, coming)) ??
        (await savedOrShell(await copyOf(url, storedAtLast), storedAtLast)) ??
        Response.error()
      )
    },
  )
  // A page that was reached by a click has no document of its own here until it is asked for.
  self.addEventListener('message', (event) => {
    const ask = event.data as WorkerAsk | undefined
    if (ask?.type === 'KEEP_PAGE') event.waitUntil(fetchPage(new URL(ask.path, location.origin)))
  })
}

const savedOrShell = async (kept: Kept | undefined, look: Look) =>
  (kept && (await asSaved(kept))) ?? (await look(() => matchPrecache('/_shell')))

async function fetchPage(url: URL): Promise<void> {
  if (!isPage(url)) return
  const kept = await stored(async () => (await caches.open(pagesCache)).match(keyOf(url)))
  if (kept && !hasPassed(Date.parse(kept.headers.get(savedAtHeader) ?? ''), young, Date.now()))
    return
  const fresh = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (fresh) await put(url, fresh)
}

/** Paths of the pages that are kept, in the order in which they were fetched. */
export const keptPages = async (): Promise<string[]> => pathsIn(pagesCache)

/**
 * Fetches a page for its copy, whatever a cache on the way holds. Returns bytes on the line;
 * rejects without a network.
 */
export async function renewPage(path: string): Promise<number> {
  const url = new URL(path, location.origin)
  if (!isPage(url)) return 0
  const fresh = await fetch(url, renewing('text/html'))
  const bytes = bytesOf(fresh)
  await put(url, fresh)
  return bytes
}

/**
 * The document, and the answers inside it. The page that a tenant without rendering sends is
 * private: it is the shell, which is precached already.
 */
async function put(url: URL, fresh: Response): Promise<void> {
  const copy = mayKeep(fresh) ? fresh.clone() : undefined
  await settle(pagesCache, keyOf(url), fresh, most)
  if (copy) await keepAnswersOf(await copy.text(), new Date())
}

const keyOf = (url: URL) => url.pathname + url.search

type Kept = { copy: Response; exact: boolean }

/**
 * What is kept of a page. A query that was never asked for is answered with the page without any.
 */
async function copyOf(url: URL, look: Look): Promise<Kept | undefined> {
  const exact = await newest(pagesCache, keyOf(url), look)
  const copy = exact ?? (url.search ? await newest(pagesCache, url.pathname, look) : undefined)
  return copy?.headers.has(savedAtHeader) ? { copy, exact: exact !== undefined } : undefined
}

/**
 * The copy as a page, with the time of its fetch written on it. Undefined where it would never do
 * anything, and the shell draws it from its answers.
 */
async function asSaved({ copy, exact }: Kept): Promise<Response | undefined> {
  const html = await copy.text().catch(() => '')
  // Half of a page, or none: the store broke.
  if (!html.includes('</html>')) return undefined
  // Its scripts are those of a build that is gone from here.
  if (!hasItsScript(html)) return undefined
  return new Response(
    html.replace(
      '<html ',
      `<html ${savedAtAttribute}="${copy.headers.get(savedAtHeader)}" ${exact ? '' : `${otherViewAttribute} `}`,
    ),
    { status: 200, headers: copy.headers },
  )
}

/**
 * Whether the script that brings a page to life is one of this build's; a page without any needs
 * none.
 */
function hasItsScript(html: string): boolean {
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  return entry === undefined || getCacheKeyForURL(entry) !== undefined
}
