import { randomUUID } from 'node:crypto'
import { isbot } from 'isbot'
import { freeWords, type Free } from '../../src/contract/free-words.ts'
import { lostGuards, nowhere, type Choices } from '../../src/contract/rendering.ts'
import type { Guard, RouteRule } from '../../src/contract/rules.schema.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { withoutEnding } from '../../src/domain/phone/without-ending.ts'
import { cleanPath } from '../../src/routes/href.ts'
import { loginHref } from '../../src/routes/links.ts'
import { call } from '../api/call.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { EdgeCache } from '../edge-cache/edge-cache.ts'
import { bodyOf, refine, respond, type Kept } from '../http/body.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { withoutCaching } from '../http/address-of.ts'
import { Cache, type Dependent } from '../db/cache.ts'
import { Semaphore } from '../http/semaphore.ts'
import { readSession } from '../signin/sessions.ts'
import type { Built } from './built.ts'
import { drawDocument } from './draw-document.ts'
import { pageHeaders, redirect, unavailable } from './page-response.ts'
import { renderPage, type Page, type Visitor } from './render-page.ts'

export type Origins = (tenant: string) => string
/** A page that is asked for this often is worth the hardest compression. */
const popular = 3

/** Longer addresses are nobody's rule (contract, RouteRules). */
const longestAddress = 2000

/**
 * Pages of all tenants: drawn once, kept until something they read is written, given out as they
 * are. All addresses that no row has share one page. Of the others only those are kept that lead to
 * something: redirects, 404s and seasons that are not there have as many addresses as anyone cares
 * to invent.
 */
export class Pages {
  #store: Store
  #built: Built
  #origins: Origins
  #cache: Cache<Page>
  #settings: Cache<Dependent & { settings: SiteSettings | null }>
  /** Pages that are drawn at once, and that may wait. */
  #renders = new Semaphore(4, 100)
  #report: (fault: unknown) => void
  #keep: boolean
  #front: EdgeCache | undefined
  #note: (line: string) => void

  /**
   * With `keep` false each page is drawn anew: while the sources change, content is not all that a
   * page depends on.
   */
  constructor(
    store: Store,
    built: Built,
    origins: Origins,
    report: (fault: unknown) => void,
    keep = true,
    front?: EdgeCache,
    note: (line: string) => void = () => {},
  ) {
    this.#note = note
    this.#keep = keep
    this.#front = front
    this.#report = report
    this.#store = store
    this.#built = built
    this.#origins = origins
    this.#settings = new Cache({ changes: store.changes })
    this.#cache = new Cache({ changes: store.changes })
  }

  /**
   * The page of an address as it came, if it is kept. An address that is not spelt as pages are
   * kept (a slash more, an unknown parameter) finds nothing and takes the long way.
   */
  tryCached(
    path: string,
    tenant: string,
    userAgent: string | undefined,
    host = '',
  ): Kept | undefined {
    const now = Date.now()
    const known = this.#settings.get(settingsKey(tenant), now)
    const page = known?.settings
      ? this.#cache.get(pageKey(tenant, known.settings, userAgent, path), now)
      : undefined
    if (page && ++page.hits === popular) refine(page.body).catch(this.#report)
    if (!page || !this.#front || !shareable(page)) return page
    const shared = this.#front.known(page, host.toLowerCase())
    // Not yet noted for this host, or long ago: the long way does it.
    return shared && { ...page, headers: { ...page.headers, ...shared } }
  }

  async answer(request: Request, url: URL, tenant: string): Promise<Response> {
    const clean = cleanPath(url.pathname)
    const row = this.#built.entry.rowOf(clean)
    if (row?.login) return this.#behindLogin(request, url, tenant, clean, row)

    const { settings } = await this.#settingsOf(tenant)
    if (!settings) return unavailable('this department has no content yet, or it cannot be read')
    const address = row ? clean + allowed(url.searchParams, row) : nowhere
    // Rules are about addresses as they were typed, with parameters that no page knows; what is
    // drawn below has none of them.
    const unknown = !row || clean + url.search !== address
    const early =
      unknown && (!row || row.guards)
        ? await this.#ruleOf(tenant, url, row?.guards ?? lostGuards)
        : null
    if (early?.target) return redirect(early.target, early.status)
    const right = row ? undefined : withoutEnding(clean)
    if (right && this.#built.entry.rowOf(right)) return redirect(right + url.search, 301)
    if (clean !== url.pathname) return redirect(clean + url.search, 301)

    const userAgent = request.headers.get('user-agent')
    const key = pageKey(tenant, settings, userAgent, address)
    const page =
      this.#cache.get(key, Date.now()) ??
      (await this.#make(
        key,
        tenant,
        settings,
        address,
        getsShell(settings, userAgent),
        mayKeep(row, url.searchParams),
      ))
    if (!page) return unavailable('too many pages are being drawn; ask again in a moment', 2)
    let status = page.status
    if (status === 404 || status === 410) {
      const late = row && unknown ? await this.#ruleOf(tenant, url, lostGuards) : early
      if (late?.target) return redirect(late.target, late.status)
      if (late) status = late.status
      this.#note(`Page not found: ${url.pathname}`)
    }
    const exact = address === url.pathname + url.search && !request.headers.has('authorization')
    const shared =
      exact &&
      shareable(page) &&
      (await this.#front?.share(
        page,
        tenant,
        (request.headers.get('host') ?? '').toLowerCase(),
        address,
        () => this.#cache.get(key, Date.now()) === page,
      ))
    return respond(request, status, page.body, { ...page.headers, ...shared })
  }

  /**
   * A page for members, however its address is spelt: to the login, or drawn for who is signed in.
   * Which of them are there is told to nobody else, and nobody keeps what comes of it.
   */
  async #behindLogin(
    request: Request,
    url: URL,
    tenant: string,
    clean: string,
    row: { query?: Choices; free?: Free },
  ): Promise<Response> {
    const member = await readSession(this.#store, tenant, request.headers.get('cookie'))
    if (!member) return redirect(loginHref(clean + url.search), 302, withoutCaching)
    if (clean !== url.pathname) return redirect(clean + url.search, 302, withoutCaching)
    return this.once(request, tenant, clean + allowed(url.searchParams, row), 200, { member })
  }

  /**
   * The page of one visitor, who has sent something or is signed in: drawn for this visit, and
   * nobody keeps it.
   */
  async once(
    request: Request,
    tenant: string,
    address: string,
    status: number,
    visitor: Visitor,
  ): Promise<Response> {
    const { settings } = await this.#settingsOf(tenant)
    const closed = visitor.member ? withoutCaching : { 'cache-control': 'no-store' }
    if (!settings)
      return unavailable('this department has no content yet, or it cannot be read', 5, closed)
    const page = await this.#make(
      `${tenant}|once|${randomUUID()}`,
      tenant,
      settings,
      address,
      false,
      false,
      visitor,
    )
    if (!page)
      return unavailable('too many pages are being drawn; ask again in a moment', 2, closed)
    return respond(request, page.status === 200 ? status : page.status, page.body, {
      ...page.headers,
      ...closed,
    })
  }

  /** How many pages are kept. */
  get size(): number {
    return this.#cache.size
  }

  /**
   * The document that draws any page in the browser: what the worker keeps for addresses that it
   * has never seen.
   */
  async shell(request: Request, tenant: string): Promise<Response> {
    const { settings } = await this.#settingsOf(tenant)
    if (!settings) return unavailable('this department has no content yet, or it cannot be read')
    const { html, policy } = drawDocument({
      built: this.#built,
      settings,
      tenant,
      origin: this.#origins(tenant),
      path: '/_shell',
      rendered: null,
    })
    return respond(request, 200, await bodyOf(html), pageHeaders(tenant, policy, false))
  }

  /**
   * Undefined when so many pages wait to be drawn that one more would only make all of them later.
   * With `keep` false nobody keeps it.
   */
  async #make(
    key: string,
    tenant: string,
    settings: SiteSettings,
    path: string,
    shell: boolean,
    keep: boolean,
    visitor: Visitor = {},
  ): Promise<Page | undefined> {
    if (this.#renders.full) return undefined
    const site = {
      store: this.#store,
      built: this.#built,
      origin: this.#origins(tenant),
      report: this.#report,
    }
    return this.#cache.getOrMake(key, tenant, () =>
      this.#renders.run(async () => {
        const { page, mayKeep } = await renderPage(site, {
          tenant,
          settings,
          path,
          shell,
          keep,
          visitor,
        })
        return { entry: page, keep: this.#keep && mayKeep }
      }),
    )
  }

  /**
   * What the department's rules say of an address as it was typed; one that cannot be asked says
   * nothing.
   */
  async #ruleOf(
    tenant: string,
    { pathname, search }: URL,
    guards: readonly Guard[],
  ): Promise<RouteRule | null> {
    const path = pathname + search
    if (path.length > longestAddress) return null
    try {
      return (await call('routeRule', new ReadContext(this.#store, tenant), {
        path,
        guards: guards.join(','),
      })) as RouteRule | null
    } catch (fault) {
      if (!(fault instanceof UpstreamFailure)) this.#report(fault)
      return null
    }
  }

  #settingsOf(tenant: string) {
    return this.#settings.getOrMake(settingsKey(tenant), tenant, async () => {
      const context = new ReadContext(this.#store, tenant)
      try {
        const settings = (await call('settings', context, {})) as SiteSettings | null
        return {
          entry: { tenant, topics: context.topics, until: context.until, bytes: 1000, settings },
          keep: true,
        }
      } catch (fault) {
        if (!(fault instanceof UpstreamFailure)) throw fault
        return { entry: { tenant, topics: [], until: 0, bytes: 0, settings: null }, keep: false }
      }
    })
  }
}

const settingsKey = (tenant: string) => `${tenant}|settings`
const getsShell = (settings: SiteSettings, userAgent: string | null | undefined) =>
  settings.disableSSR && !isbot(userAgent)
const pageKey = (
  tenant: string,
  settings: SiteSettings,
  userAgent: string | null | undefined,
  path: string,
) => `${tenant}|${getsShell(settings, userAgent) ? 'shell' : 'page'}|${path}`

/** A whole page that is the same for everybody. */
const shareable = (page: Page) =>
  page.status === 200 && page.headers['cache-control'] === 'no-cache'

/** A page about words that somebody wrote is nobody's but his. */
const mayKeep = (row: { free?: Free; isCachedWhenEmpty?: true } | null, search: URLSearchParams) =>
  !row?.free ||
  (row.isCachedWhenEmpty === true && Object.keys(freeWords(row.free, search)).length === 0)

/**
 * Only what the row names, in its order: an unknown parameter or value may not make another copy of
 * a page, or change it; free words are cut.
 */
function allowed(
  search: URLSearchParams,
  { query = {}, free = {} }: { query?: Choices; free?: Free },
): string {
  const kept = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    const value = search.get(name)
    if (value && values.includes(value)) kept.set(name, value)
  }
  for (const [name, words] of Object.entries(freeWords(free, search))) kept.set(name, words)
  const text = kept.toString()
  return text ? `?${text}` : ''
}
