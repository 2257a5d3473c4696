import { randomUUID } from 'node:crypto'
import type { TextParams } from '../../src/contract/text-params.ts'
import { nowhere, type Choices } from '../../src/contract/rendering.ts'
import type { RouteRule } from '../../src/contract/rules.schema.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { currentPath } from '../../src/domain/shell/legacy-path.ts'
import { isBeforePage, ruleQuery, type RowOfRules } from '../../src/domain/shell/page-rules.ts'
import { cleanPath } from '../../src/routes/href.ts'
import { loginHref } from '../../src/routes/links.ts'
import { callApi } from '../api/call-api.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { EdgeCache } from '../edge-cache/edge-cache.ts'
import { encodeBody, recompress, respond, type CachedResponse } from '../http/body.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { privateHeaders } from '../http/security-headers.ts'
import { Cache, type Dependent } from '../db/cache.ts'
import type { Party } from '../http/fair-queue.ts'
import { readSession } from '../signin/sessions.ts'
import type { Built } from './built.ts'
import { buildDocument } from './build-document.ts'
import { drawIn, type Draw } from './draw-page.ts'
import { allowed, getsShell, mayKeep, namesFolder, pageKey, settingsKey } from './page-key.ts'
import { pageHeaders, redirect, unavailable } from './page-response.ts'
import type { CachedPage, Visitor } from './render-page.ts'
import { RenderedPages, type Origins } from './rendered-pages.ts'

/** Requests after which a page is compressed at the highest level. */
const popular = 3

type PageOptions = {
  /** Draws pages; by default in this thread. */
  draw?: Draw | undefined
  /**
   * False: every request renders the page. During development pages also depend on source files.
   */
  keep?: boolean | undefined
  front?: EdgeCache | undefined
  /** Called with log lines that are not errors. */
  note?: ((line: string) => void) | undefined
}

/**
 * Pages of all tenants: rendered once and cached until content that they read changes. All URLs
 * without a route share one page. Redirects, 404s and unknown seasons are not cached, because the
 * number of such URLs is unlimited.
 */
export class Pages {
  #store: Store
  #built: Built
  #origins: Origins
  #rendered: RenderedPages
  #settings: Cache<Dependent & { settings: SiteSettings | null }>
  #report: (error: unknown) => void
  #front: EdgeCache | undefined
  #note: (line: string) => void

  constructor(
    store: Store,
    built: Built,
    origins: Origins,
    report: (error: unknown) => void,
    { draw = drawIn(built), keep = true, front, note = () => {} }: PageOptions = {},
  ) {
    this.#note = note
    this.#front = front
    this.#report = report
    this.#store = store
    this.#built = built
    this.#origins = origins
    this.#rendered = new RenderedPages({ store, built, origins, report, draw, keep })
    this.#settings = new Cache({ changes: store.changes })
  }

  /**
   * The cached page of a URL exactly as requested. A URL in another form (an extra slash, an
   * unknown parameter) is not found and needs `answer`.
   */
  tryCached(
    path: string,
    tenant: string,
    userAgent: string | undefined,
    host = '',
  ): CachedResponse | undefined {
    const now = Date.now()
    const cachedSettings = this.#settings.get(settingsKey(tenant), now)
    const page = cachedSettings?.settings
      ? this.#rendered.cached(pageKey(tenant, cachedSettings.settings, userAgent, path), now)
      : undefined
    if (page && ++page.hits === popular) recompress(page.body).catch(this.#report)
    if (!page || !this.#front || !shareable(page)) return page
    const shared = this.#front.known(page, host.toLowerCase())
    // Undefined when it is not registered for this host, or no longer: `answer` does it.
    return shared && { ...page, headers: { ...page.headers, ...shared } }
  }

  /** `client` is the address whose requests are rendered in turn with those of others. */
  async answer(request: Request, url: URL, tenant: string, client = ''): Promise<Response> {
    const clean = cleanPath(url.pathname)
    const row = this.#built.entry.rowOf(clean)
    if (row?.login) return this.#behindLogin(request, url, { tenant, client }, clean, row)

    const { settings } = await this.#settingsOf(tenant)
    if (!settings) return unavailable('this department has no content yet, or it cannot be read')
    const address = row ? clean + allowed(url.searchParams, row) : nowhere
    // Rules apply to URLs as requested, including parameters that no page uses; `address` has only
    // the known ones.
    const unknown = !row || clean + url.search !== address
    const pendingRule = unknown && (!row || row.guards) ? this.#ruleOf(tenant, url, row) : undefined
    const early = await pendingRule
    if (early?.target && (!row || isBeforePage(row, early)))
      return redirect(early.target, early.status)
    // A row may take the index file for a parameter, such as a season.
    const right = row && !namesFolder(clean) ? undefined : currentPath(clean)
    if (right && this.#built.entry.rowOf(right)) return redirect(right + url.search, 301)
    if (clean !== url.pathname) return redirect(clean + url.search, 301)

    const userAgent = request.headers.get('user-agent')
    const key = pageKey(tenant, settings, userAgent, address)
    const page = await this.#rendered.find(key, {
      party: { tenant, client },
      settings,
      path: address,
      shell: getsShell(settings, userAgent),
      keep: mayKeep(row, url.searchParams),
    })
    if (!page) return unavailable('too many pages are being drawn; ask again in a moment', 2)
    let status = page.status
    if (status === 404 || status === 410) {
      const lateRule = unknown ? await (pendingRule ?? this.#ruleOf(tenant, url, row)) : null
      if (lateRule?.target) return redirect(lateRule.target, lateRule.status)
      if (lateRule) status = lateRule.status
      this.#note(`Page not found: ${url.pathname}`)
    }
    const stored = request.headers.get('x-cache-address') ?? url.pathname + url.search
    const exact = address === stored && !request.headers.has('authorization')
    const shared =
      exact &&
      shareable(page) &&
      (await this.#front?.share(
        page,
        tenant,
        (request.headers.get('host') ?? '').toLowerCase(),
        address,
        () => this.#rendered.cached(key, Date.now()) === page,
      ))
    return respond(request, status, page.body, { ...page.headers, ...shared })
  }

  /**
   * A members' page, whatever the form of its URL: redirects to the login, or renders it for the
   * member. Other visitors cannot tell whether it exists, and the response is never cached.
   */
  async #behindLogin(
    request: Request,
    url: URL,
    party: Party,
    clean: string,
    row: { query?: Choices; textParams?: TextParams },
  ): Promise<Response> {
    const member = await readSession(this.#store, party.tenant, request.headers.get('cookie'))
    if (!member) return redirect(loginHref(clean + url.search), 302, privateHeaders)
    if (clean !== url.pathname) return redirect(clean + url.search, 302, privateHeaders)
    const address = clean + allowed(url.searchParams, row)
    return this.once(request, party.tenant, address, 200, { member }, party.client)
  }

  /** A page for one visitor who submitted a form or is signed in. Never cached. */
  async once(
    request: Request,
    tenant: string,
    address: string,
    status: number,
    visitor: Visitor,
    client = '',
  ): Promise<Response> {
    const { settings } = await this.#settingsOf(tenant)
    const closed = visitor.member ? privateHeaders : { 'cache-control': 'no-store' }
    if (!settings)
      return unavailable('this department has no content yet, or it cannot be read', 5, closed)
    const page = await this.#rendered.render(`${tenant}|once|${randomUUID()}`, {
      party: { tenant, client },
      settings,
      path: address,
      shell: false,
      keep: false,
      visitor,
    })
    if (!page)
      return unavailable('too many pages are being drawn; ask again in a moment', 2, closed)
    return respond(request, page.status === 200 ? status : page.status, page.body, {
      ...page.headers,
      ...closed,
    })
  }

  /** Number of cached pages. */
  get size(): number {
    return this.#rendered.size
  }

  /**
   * The document that renders any page in the browser. The service worker uses it for URLs that are
   * not cached.
   */
  async shell(request: Request, tenant: string): Promise<Response> {
    const { settings } = await this.#settingsOf(tenant)
    if (!settings) return unavailable('this department has no content yet, or it cannot be read')
    const { html, policy } = buildDocument({
      built: this.#built,
      settings,
      tenant,
      origin: this.#origins(tenant),
      path: '/_shell',
      rendered: null,
    })
    return respond(request, 200, await encodeBody(html), pageHeaders(tenant, policy, false))
  }

  /** The department's rule for a URL as requested; null when the rules cannot be read. */
  async #ruleOf(
    tenant: string,
    { pathname, search }: URL,
    row: RowOfRules,
  ): Promise<RouteRule | null> {
    // A path outside the app has no page either, and may be gone.
    const query = ruleQuery(row ?? { guards: ['outside'] }, pathname + search)
    if (!query) return null
    try {
      const context = new ReadContext(this.#store, tenant)
      return (await callApi('routeRule', context, query)) as RouteRule | null
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) this.#report(error)
      return null
    }
  }

  #settingsOf(tenant: string) {
    return this.#settings.getOrMake(settingsKey(tenant), tenant, async () => {
      const context = new ReadContext(this.#store, tenant)
      try {
        const settings = (await callApi('settings', context, {})) as SiteSettings | null
        return {
          entry: { tenant, topics: context.topics, until: context.until, bytes: 1000, settings },
          keep: true,
        }
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error
        return { entry: { tenant, topics: [], until: 0, bytes: 0, settings: null }, keep: false }
      }
    })
  }
}

/** Whether a page is complete and the same for all visitors. */
const shareable = (page: CachedPage) =>
  page.status === 200 && page.headers['cache-control'] === 'no-cache'
