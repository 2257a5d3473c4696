import { urlOf } from '../../contract/endpoint.ts'
import { savedAtHeader, tenantHeader } from '../../contract/messages.ts'
import { packCacheName, packNote, type Pack, type PackPart, type PackPicture } from '../../contract/packs.ts'
import { answersInPage } from '../../domain/phone/page-answers.ts'
import { addressSpoils } from '../../domain/phone/spoils.ts'
import { inTime, patiently } from '../../platform/patient.ts'
import type { Read } from '../q.ts'

/** What is to be in a pack. `reads`: what a part's page is drawn from, where a browser draws it or a click leads to it. */
export type Wanted = Pick<Pack, 'gameId' | 'sportId' | 'title' | 'date'> & { parts: (PackPart & { reads: readonly Read[] })[]; /** None for who saves data. */ pictures: PackPicture[]; /** Parts of which it is known that they will not be there. */ missing: string[] }
type Given = { tenant: string; wanted: Wanted; signal: AbortSignal; progress(done: number, of: number): void; now?: number }

/** Milliseconds for one part: a line that hangs is one that fails. */
const patience = 15_000
/** Milliseconds for one thing that the store is to do: more than a slow disk takes for a picture. */
const storePatience = 5000
/** Parts that are fetched at once. */
const atOnce = 3

/**
 * Fetches the parts and puts them into a cache of the pack's own. What could not be had is named in it as missing; what is there is whole. It throws
 * where nothing came, the store is full, or it was called off; a pack that stood there before stays as it was then, but for what came.
 */
export async function makePack({ tenant, wanted, signal, progress, now = Date.now() }: Given): Promise<Pack> {
  const name = packCacheName(tenant, wanted.gameId)
  const store = <T>(work: Promise<T>) => inTime(work, signal, storePatience)
  // Without a note it is what was left of one that was never finished.
  const fresh = !(await store(caches.match(packNote, { cacheName: name })))
  const cache = await store(caches.open(name))
  const written = new Set<string>()
  /** `at`: when the worker fetched it, where there was no network to fetch it from now. */
  const put = async (key: string, body: Blob | string, type: string, at = new Date(now).toISOString()) => {
    written.add(new URL(key, location.origin).href)
    await store(cache.put(key, new Response(body, { headers: { 'content-type': type, [tenantHeader]: tenant, [savedAtHeader]: at } })))
  }
  const get = async (path: string, accept: string) => {
    const response = await fetch(path, { headers: { accept }, signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
    if (response.status >= 500) throw new TypeError(`${path} answered ${response.status}`)
    return response.ok && !response.redirected && (response.headers.get(tenantHeader) ?? tenant) === tenant ? response : undefined
  }
  const pack: Pack = { gameId: wanted.gameId, sportId: wanted.sportId, title: wanted.title, date: wanted.date, at: now, bytes: 0, pictures: 0, parts: [], missing: [...wanted.missing] }
  const of = wanted.parts.length + wanted.pictures.length
  let done = 0
  /** Stories that could not be had: only counted, a headline may tell how a game went. */
  let stories = 0

  const savePart = async ({ reads, ...kept }: Wanted['parts'][number]) => {
    const { path } = kept
    const page = await get(path, 'text/html')
    const said = new Map<string, unknown>()
    if (page && !/no-store|private/.test(page.headers.get('cache-control') ?? '')) {
      const html = await page.text()
      pack.bytes += wireBytes(page.url, html.length)
      await put(path, html, 'text/html; charset=utf-8')
      for (const answer of answersInPage(html)) said.set(JSON.stringify([answer.path, answer.query]), answer.value)
    } else if (!page) throw new Error(`${path} was not to be had`)
    // Where a browser draws the pages their answers are all there is.
    for (const { row, query, queryKey } of reads) {
      if (row.offline !== 'keep' || row.counts || row.hidden) continue
      const url = urlOf(row, query)
      if (written.has(new URL(url, location.origin).href)) continue
      const known = said.get(JSON.stringify(queryKey))
      if (known !== undefined) await put(url, JSON.stringify(known), 'application/json')
      else {
        const answer = await get(url, 'application/json')
        if (!answer || answer.status === 204) continue
        const text = await answer.text()
        pack.bytes += wireBytes(answer.url, text.length)
        await put(url, text, 'application/json', answer.headers.get(savedAtHeader) ?? undefined)
      }
    }
    pack.parts.push(kept)
  }

  try {
    await each(wanted.parts, atOnce, async (one) => {
      try {
        await savePart(one)
      } catch (fault) {
        signal.throwIfAborted()
        if (isFull(fault)) throw fault
        if (isCut(fault)) pack.cutShort = true
        if (addressSpoils(one.path).of === 'story') stories++
        else pack.missing.push(one.part)
      }
      progress(++done, of)
    })
    if (stories > 0) pack.missing.push(stories === 1 ? 'a story' : `${stories} stories`)
    if (pack.parts.length === 0) throw new Error('nothing came')
    for (const { address, part } of wanted.pictures) {
      const picture = await get(address, 'image/webp').then(async (came) => came && { type: came.headers.get('content-type') ?? 'image/webp', body: await came.blob() }).catch((fault: unknown) => {
        // For one that only adorns no pack is made again.
        if (part && isCut(fault)) pack.cutShort = true
        return undefined
      })
      signal.throwIfAborted()
      if (picture) {
        await put(address, picture.body, picture.type)
        pack.pictures++
      } else if (part) pack.missing.push(part)
      progress(++done, of)
    }
    // In the order that was asked for, whichever came first.
    pack.parts = wanted.parts.flatMap(({ path }) => pack.parts.filter((one) => one.path === path))
    await put(packNote, JSON.stringify(pack), 'application/json')
    // What an older making had and this one has in another place.
    if (pack.missing.length === wanted.missing.length) for (const request of await store(cache.keys())) if (!written.has(request.url)) await store(cache.delete(request))
    return pack
  } catch (fault) {
    if (fresh) await patiently(() => caches.delete(name), false)
    throw fault
  }
}

/** Whether the store has no room for more. */
export const isFull = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'QuotaExceededError'

/** Whether it was the line. */
const isCut = (fault: unknown): boolean => fault instanceof TypeError || fault instanceof DOMException

/** What came over the line, compressed; where the browser does not say, what it came to. */
function wireBytes(address: string, otherwise: number): number {
  const entry = performance.getEntriesByName(address, 'resource').at(-1) as PerformanceResourceTiming | undefined
  return entry?.encodedBodySize || otherwise
}

async function each<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
