import { isScore } from '../content/live/stat-files.ts'
import { Cache } from '../db/cache.ts'
import { classifyStoreError } from '../db/store-error.ts'
import type { Store } from '../db/store.ts'
import { FairQueue, QueueFull, type Party } from '../http/fair-queue.ts'
import { Turns } from '../http/turns.ts'
import type { Built } from './built.ts'
import type { Draw } from './draw-page.ts'
import { stalePageHeaders } from './page-response.ts'
import { renderPage, type CachedPage, type PageRequest, type Visitor } from './render-page.ts'
import { SharedReads } from './shared-reads.ts'

export type Origins = (tenant: string) => string

/** A page, and the `party` whose turn in the queue it takes. */
type PageToRender = Omit<PageRequest, 'tenant' | 'visitor'> & { party: Party; visitor?: Visitor }

type Parts = {
  store: Store
  built: Built
  origins: Origins
  report: (error: unknown) => void
  draw: Draw
  /** False: no page is cached. */
  keep: boolean
}

/** Pages by key: from the cache, or rendered in turn, one at a time for each key. */
export class RenderedPages {
  #parts: Parts
  #cache: Cache<CachedPage>
  /** Pages whose content does not exist, by route and sport. */
  #missing: Cache<CachedPage>
  #reads: SharedReads
  /** Concurrent renders, and most that may wait. */
  #renders = new FairQueue(4, 400)
  /** Of requests that waited for a page. */
  #turns = new Turns()

  constructor(parts: Parts) {
    const { changes } = parts.store
    this.#parts = parts
    this.#reads = new SharedReads(parts.store)
    this.#cache = new Cache({ changes, mayStandIn: isScore })
    // Small, because anyone can request a missing page of each route and sport.
    this.#missing = new Cache({ changes, most: 16 * 1024 * 1024 })
  }

  /** Number of cached pages. */
  get size(): number {
    return this.#cache.size
  }

  cached(key: string, now: number): CachedPage | undefined {
    return this.#cache.get(key, now)
  }

  /**
   * The cached page, the one before a score, or a new one; its last copy while the store does not
   * answer or too many pages are drawn. Undefined when there is none.
   */
  async find(key: string, page: PageToRender): Promise<CachedPage | undefined> {
    return (
      this.#cache.get(key, Date.now()) ??
      this.#standIn(key, page) ??
      (await this.#renderedOrLast(key, page))
    )
  }

  /** Undefined when the render queue is full. */
  async render(key: string, toRender: PageToRender): Promise<CachedPage | undefined> {
    const { party, ...rest } = toRender
    const { tenant } = party
    const { origins, keep, ...parts } = this.#parts
    const site = { ...parts, origin: origins(tenant), reads: this.#reads }
    const pageRequest = { tenant, visitor: {}, ...rest }
    this.#renders.join(key, party)
    try {
      const page = await this.#cache.getOrMake(key, tenant, () =>
        this.#renders.run(key, party, async () => {
          const drops = this.#missing.drops(tenant)
          const { page, mayKeep } = await renderPage(site, pageRequest, (name, draw) =>
            this.#missing.getOrMake(`${tenant}|${rest.shell}|${name}`, tenant, async () => {
              const rendered = await draw()
              // Its reads are older than this run.
              const isCurrent = this.#missing.drops(tenant) === drops
              return {
                entry: rendered.page,
                keep: keep && rendered.mayKeep && isCurrent,
              }
            }),
          )
          return { entry: page, keep: keep && mayKeep }
        }),
      )
      await this.#turns.next()
      return page
    } catch (error) {
      if (error instanceof QueueFull) return undefined
      throw error
    }
  }

  /**
   * While all renders are busy, the page before a score that came at most 2 s ago; its successor is
   * rendered in the background.
   */
  #standIn(key: string, toRender: PageToRender): CachedPage | undefined {
    const page = this.#renders.busy ? this.#cache.standIn(key, Date.now()) : undefined
    if (!page) return undefined
    this.render(key, toRender).catch(this.#parts.report)
    return { ...page, headers: { ...page.headers, ...stalePageHeaders(page.dropped!) } }
  }

  async #renderedOrLast(key: string, toRender: PageToRender): Promise<CachedPage | undefined> {
    const page = await this.render(key, toRender).catch((error: unknown) => {
      if (classifyStoreError(error) !== 'away') throw error
      this.#parts.report(error)
      return undefined
    })
    if (page && page.status !== 503) return page
    const last = this.#cache.lastCopy(key, Date.now())
    if (!last) return page
    const since = Math.min(last.dropped ?? Number.POSITIVE_INFINITY, last.until)
    return { ...last, headers: { ...last.headers, ...stalePageHeaders(since) } }
  }
}
