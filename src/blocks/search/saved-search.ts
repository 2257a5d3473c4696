import MiniSearch from 'minisearch'
import type { SearchResult } from '../../contract/schema/search.ts'
import { savedWords, type SavedWords } from '../../domain/saved-words.ts'

type Saved = { found: SearchResult[]; /** How many pages were looked through. */ pages: number }

/** As many as a reader looks at. */
const mostFound = 30
/** Words of a saved page around nothing in particular: its beginning. */
const shown = 160

let index: MiniSearch<SavedWords & { id: string }> | undefined
/** When each page that is in the index was fetched. */
const known = new Map<string, string>()

/** Everything on this device that has these words, or nearly: the pages that the worker keeps, read when first asked and afterwards only where they are new. */
export async function searchSaved(tenant: string, words: string): Promise<Saved> {
  await readSaved(tenant)
  const hits = index?.search(words, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 4 } }) ?? []
  const seen = new Set<string>()
  const found: SearchResult[] = []
  for (const hit of hits) {
    const { url, kind, title, text } = hit as unknown as SavedWords
    const key = `${kind} ${title}`
    if (seen.has(key) || found.length >= mostFound) continue
    seen.add(key)
    found.push({ id: found.length, kind, title, text: text.slice(0, shown), url, date: null, sport: null } as SearchResult)
  }
  return { found, pages: known.size }
}

async function readSaved(tenant: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(`pages-${tenant}`)
  const requests = await cache.keys()
  const paths = new Set(requests.map(({ url }) => pathOf(url)))
  index ??= new MiniSearch({ fields: ['title', 'text'], storeFields: ['url', 'kind', 'title', 'text'] })
  for (const request of requests) {
    const path = pathOf(request.url)
    const response = await cache.match(request)
    const at = response?.headers.get('x-saved-at') ?? ''
    if (!response || known.get(path) === at) continue
    // A page that was read before is read anew: its old words may have been withdrawn.
    if (known.has(path)) index.discardAll?.(Array.from({ length: counts.get(path) ?? 0 }, (_, i) => `${path} ${i}`))
    const documents = savedWords(path, await response.text(), (one) => paths.has(one)).map((one, i) => ({ id: `${path} ${i}`, ...one }))
    index.addAll(documents)
    known.set(path, at)
    counts.set(path, documents.length)
    // Other work of the page goes on between two pages.
    await new Promise((next) => { setTimeout(next) })
  }
}
const counts = new Map<string, number>()

const pathOf = (url: string) => new URL(url).pathname
