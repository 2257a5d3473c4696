import { buildUrl } from '../../contract/endpoint.ts'
import { savedAtHeader, tenantHeader } from '../../contract/messages.ts'
import type { PackPart } from '../../contract/packs.ts'
import { answersIn } from '../../contract/page-state.ts'
import type { ApiQuery } from '../api-query.ts'

/**
 * A part of a pack to be loaded. `reads`: the reads of its page, for client-side rendering and
 * in-app navigation.
 */
export type WantedPart = PackPart & { reads: readonly ApiQuery[] }
/** A copy to be stored. `at`: when the worker fetched it, if there was no network now. */
export type Copy = {
  key: string
  body: Blob | string
  type: string
  /** Bytes transferred. */
  bytes: number
  at?: string
}

/** Timeout of a part in milliseconds. */
const patience = 15_000

/**
 * Loads the contents of a pack. Undefined when something does not exist; throws when the network or
 * server fails.
 */
export function createPackFetcher(tenant: string, signal: AbortSignal) {
  const get = async (path: string, accept: string) => {
    const response = await fetch(path, {
      headers: { accept },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    if (response.status >= 500) throw new TypeError(`${path} answered ${response.status}`)
    return response.ok &&
      !response.redirected &&
      (response.headers.get(tenantHeader) ?? tenant) === tenant
      ? response
      : undefined
  }
  const fetchAnswer = async (url: string): Promise<Copy | undefined> => {
    const answer = await get(url, 'application/json')
    if (!answer || answer.status === 204) return undefined
    const text = await answer.text()
    const at = answer.headers.get(savedAtHeader)
    return {
      key: url,
      body: text,
      type: 'application/json',
      bytes: wireBytes(answer, text.length),
      ...(at && { at }),
    }
  }
  /** Reads shared by several parts are requested once, and again only after a failure. */
  const asked = new Map<string, Promise<Copy | undefined>>()
  const answerAt = (url: string) => {
    const coming =
      asked.get(url) ??
      fetchAnswer(url).catch((error: unknown) => {
        asked.delete(url)
        throw error
      })
    asked.set(url, coming)
    return coming
  }
  return {
    /**
     * All a part's page needs, except what is already `here`; undefined when its document alone
     * exceeds the room.
     */
    async part(
      { path, reads }: WantedPart,
      here: (key: string) => boolean,
      room: number,
    ): Promise<Copy[] | undefined> {
      const page = await get(path, 'text/html')
      if (!page) throw new Error(`${path} could not be loaded`)
      const copies: Copy[] = []
      const said = new Map<string, unknown>()
      if (!/no-store|private/.test(page.headers.get('cache-control') ?? '')) {
        // Content-Length shows it before the download.
        if (Number(page.headers.get('content-length')) > room) {
          await page.body?.cancel()
          return undefined
        }
        const html = await page.text()
        copies.push({
          key: path,
          body: html,
          type: 'text/html; charset=utf-8',
          bytes: wireBytes(page, html.length),
        })
        for (const [path, query, { value }] of answersIn(html))
          said.set(JSON.stringify([path, query]), value)
      }
      // Without server rendering a page needs only its answers.
      for (const { row, query, queryKey } of reads) {
        if (row.offline !== 'keep' || row.isCounter || row.hidden) continue
        const url = buildUrl(row, query)
        // A dependent read is loaded after the read that gives its URL.
        if (here(url) || copies.some(({ key }) => key === url)) continue
        const known = said.get(JSON.stringify(queryKey))
        const copy =
          known === undefined
            ? await answerAt(url)
            : { key: url, body: JSON.stringify(known), type: 'application/json', bytes: 0 }
        if (copy) copies.push(copy)
      }
      return copies
    },
    async picture(address: string): Promise<Copy | undefined> {
      const came = await get(address, 'image/webp')
      return (
        came && {
          key: address,
          body: await came.blob(),
          type: came.headers.get('content-type') ?? 'image/webp',
          bytes: 0,
        }
      )
    },
  }
}

/**
 * Bytes transferred, compressed: from the header or the browser's resource timing, whose list is
 * limited; else the uncompressed size.
 */
function wireBytes({ headers, url }: Response, otherwise: number): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1) as
    | PerformanceResourceTiming
    | undefined
  return Number(headers.get('content-length')) || entry?.encodedBodySize || otherwise
}
