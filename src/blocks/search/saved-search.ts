import MiniSearch from 'minisearch'
import { savedAtHeader } from '../../contract/messages.ts'
import { packCacheName } from '../../contract/packs.ts'
import type { SearchResult } from '../../contract/search.schema.ts'
import { extractSearchEntries, type SearchEntry } from '../../domain/saved-page.ts'
import { withTimeout } from '../../domain/with-timeout.ts'

type Saved = { found: SearchResult[]; /** The number of pages searched. */ pages: number }

/** Most results shown. */
const mostFound = 30
/** Length of an excerpt without a match: the beginning of the text. */
const excerptLength = 160

const index = new MiniSearch<SearchEntry & { id: string }>({
  fields: ['title', 'text'],
  storeFields: ['url', 'kind', 'title', 'text'],
})
/** The indexed state of each page by URL: when it was fetched, and its number of index entries. */
const indexed = new Map<string, { at: string; count: number }>()
let reading: Promise<void> | undefined

/**
 * Searches the pages saved on this device, with tolerance for typing errors: the worker's caches
 * and game-day packs. They are read on first use, later only new ones.
 */
export async function searchSaved(tenant: string, query: string): Promise<Saved> {
  // Simultaneous searches share one read, so that no page is indexed twice.
  reading ??= readSaved(tenant).finally(() => {
    reading = undefined
  })
  await reading
  const seen = new Set<string>()
  const results: SearchResult[] = []
  for (const hit of index.search(query, {
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
    boost: { title: 4 },
  })) {
    const { url, kind, title, text } = hit as unknown as SearchEntry
    const key = `${kind} ${title}`
    if (seen.has(key) || results.length >= mostFound) continue
    seen.add(key)
    results.push({
      id: results.length,
      kind,
      title,
      text: text.slice(0, excerptLength),
      url,
      date: null,
      sport: null,
      person: null,
      isLive: false,
    })
  }
  return { found: results, pages: indexed.size }
}

type Copy = { response: Response; at: string }

async function readSaved(tenant: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const copies = await copiesOf(tenant)
  for (const path of indexed.keys()) if (!copies.has(path)) drop(path)
  for (const [path, { response, at }] of copies) {
    if (indexed.get(path)?.at === at) continue
    const html = await withTimeout(() => response.text(), null)
    if (html === null) continue
    // A page that was read before is read again, because its old content may have been withdrawn.
    drop(path)
    const documents = extractSearchEntries(path, html, (url) => copies.has(url)).map(
      (entry, i) => ({
        id: `${path} ${i}`,
        ...entry,
      }),
    )
    index.addAll(documents)
    indexed.set(path, { at, count: documents.length })
    // Yields to other work between two pages.
    await new Promise((next) => {
      setTimeout(next)
    })
  }
}

function drop(path: string): void {
  index.discardAll(Array.from({ length: indexed.get(path)?.count ?? 0 }, (_, i) => `${path} ${i}`))
  indexed.delete(path)
}

/**
 * Documents available offline, those of packs first, as the worker chooses. A store that does not
 * answer counts as empty.
 */
async function copiesOf(tenant: string): Promise<Map<string, Copy>> {
  const copies = new Map<string, Copy>()
  for (const name of [packCacheName(tenant), `pages-${tenant}`]) {
    const all = await withTimeout(
      async () => {
        if (!(await caches.has(name))) return []
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(
            async (request) => [request.url, await cache.match(request)] as const,
          ),
        )
      },
      [],
      timeoutMs,
    )
    for (const [url, response] of all) {
      // A pack also has answers and pictures.
      if (!response || !/text\/html/.test(response.headers.get('content-type') ?? '')) continue
      const { pathname, search } = new URL(url)
      const savedAt = response.headers.get(savedAtHeader) ?? ''
      if (!copies.has(pathname + search)) copies.set(pathname + search, { response, at: savedAt })
    }
  }
  return copies
}
/** Milliseconds to wait for all pages, of which there may be a hundred. */
const timeoutMs = 1800
