import type { ApiName } from '../../src/contract/api.ts'
import { rows } from '../../src/contract/rows.ts'
import { callApiWithAge } from '../api/call-api.ts'
import { ReadContext } from '../content/read-context.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { mayArrive } from './arrivals.ts'
import type { PageAnswer, PageSource, Surroundings } from './draw-page.ts'
import { readHomeMeta } from './home-meta.ts'
import type { PageRequest, Site } from './render-page.ts'
import type { Call } from './shared-reads.ts'
import { listVendorOrigins, type Vendors } from './vendors.ts'

/** The answers for one page, and how they affect its caching. */
export class PageReads implements PageSource {
  readonly context: ReadContext
  /** For hidden calls only, so that public content is the same on members' pages. */
  readonly #seeing: ReadContext
  readonly #site: Site
  readonly #asked: PageRequest
  /** An answer failed: the page is sent but not cached. */
  lacking = false
  /** Whether a call for a season had an answer; undefined without such a call. */
  #hasSeason: boolean | undefined
  /** The id of the last change before the first read, as in the live stream. */
  readonly asOf: string
  /** Time of the oldest saved answer of an upstream, in milliseconds. */
  savedAt = Number.POSITIVE_INFINITY

  constructor(site: Site, request: PageRequest) {
    const { member } = request.visitor
    this.#site = site
    this.#asked = request
    this.asOf = `${site.store.epoch}:${site.store.changes.last}`
    this.context = new ReadContext(site.store, request.tenant)
    this.#seeing = new ReadContext(site.store, request.tenant)
    this.#seeing.seesHidden = Boolean(member)
    this.#seeing.signedInAs = member?.shownName ?? null
  }

  /** The address names a season of which the department has nothing. */
  get invented(): boolean {
    return this.#hasSeason === false
  }

  async answer(name: ApiName, query: Record<string, unknown>): Promise<PageAnswer> {
    const { changed } = this.#asked.visitor
    const { hidden, empty } = rows[name]
    try {
      const result = hidden
        ? await callApiWithAge(name, this.#seeing, query)
        : await this.#site.reads.get(name, this.context, query)
      if (query['season'] !== undefined)
        this.#hasSeason = this.#hasSeason === true || result.value !== null
      if (result.saved) this.savedAt = Math.min(this.savedAt, result.at)
      const value = changed?.call === name ? changed.to(result.value) : result.value
      return {
        ...result,
        value: value ?? empty,
        ...(result.saved && { byServer: true as const }),
      }
    } catch (error) {
      this.lacking = true
      // The upstream reports its own failures, once for all waiting callers.
      if (!(error instanceof UpstreamFailure)) this.#site.report(error)
      throw error
    }
  }

  /** What the document has around its page, whatever that will be: shared by most pages. */
  async surroundings(): Promise<Surroundings> {
    const [path = ''] = this.#asked.path.split('?')
    const [marks, arrives, vendors] = await Promise.all([
      readHomeMeta(this.#call, path),
      mayArrive(this.#call, path),
      this.#vendors(),
    ])
    return { marks, arrives, vendors }
  }

  readonly #call: Call = async (name, query) =>
    (await this.#site.reads.get(name, this.context, query)).value

  /** When they cannot be read, the page is sent without them and not cached. */
  async #vendors(): Promise<Vendors | null> {
    const { built, report } = this.#site
    try {
      return await listVendorOrigins(built.entry, this.#call, this.#asked.settings)
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) report(error)
      this.lacking = true
      return null
    }
  }
}
