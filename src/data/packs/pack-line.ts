import { urlOf } from '../../contract/endpoint.ts'
import { savedAtHeader, tenantHeader } from '../../contract/messages.ts'
import type { PackPart } from '../../contract/packs.ts'
import { answersInPage } from '../../domain/phone/saved-words.ts'
import type { Read } from '../api-query.ts'

/**
 * A part of a pack that is to come. `reads`: what its page is drawn from, where a browser draws it
 * or a click leads to it.
 */
export type WantedPart = PackPart & { reads: readonly Read[] }
/**
 * Something to be put away. `at`: when the worker fetched it, where there was no network to fetch
 * it from now.
 */
export type Copy = {
  key: string
  body: Blob | string
  type: string
  /** Over the line. */
  bytes: number
  at?: string
}

/** Milliseconds for one part: a line that hangs is one that fails. */
const patience = 15_000

/**
 * Asks for what goes into a pack. What is not to be had is undefined; a line or a server that fails
 * throws.
 */
export function packLine(tenant: string, signal: AbortSignal) {
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
  /** What several parts read is asked for once, and again only where it failed. */
  const asked = new Map<string, Promise<Copy | undefined>>()
  const answerAt = (url: string) => {
    const coming =
      asked.get(url) ??
      fetchAnswer(url).catch((fault: unknown) => {
        asked.delete(url)
        throw fault
      })
    asked.set(url, coming)
    return coming
  }
  return {
    /**
     * All that a part's page opens with, but for what is `here` already; undefined where its
     * document alone is more than there is room for.
     */
    async part(
      { path, reads }: WantedPart,
      here: (key: string) => boolean,
      room: number,
    ): Promise<Copy[] | undefined> {
      const page = await get(path, 'text/html')
      if (!page) throw new Error(`${path} was not to be had`)
      const copies: Copy[] = []
      const said = new Map<string, unknown>()
      if (!/no-store|private/.test(page.headers.get('cache-control') ?? '')) {
        // The head says so before the line is used for it.
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
        for (const answer of answersInPage(html))
          said.set(JSON.stringify([answer.path, answer.query]), answer.value)
      }
      // Where a browser draws the pages their answers are all there is.
      for (const { row, query, queryKey } of reads) {
        if (row.offline !== 'keep' || row.counts || row.hidden) continue
        const url = urlOf(row, query)
        // A read that waits for another has its address, and comes after it.
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
 * What came over the line, compressed, as the head says it or the browser, whose list of such
 * things ends some day; where neither does, what it came to.
 */
function wireBytes({ headers, url }: Response, otherwise: number): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1) as
    | PerformanceResourceTiming
    | undefined
  return Number(headers.get('content-length')) || entry?.encodedBodySize || otherwise
}
