import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import { nowhere } from '../../src/contract/rendering.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { ask } from '../api/call.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { Shareable } from '../edge-cache/edge-cache.ts'
import { bodyOf, bytesOf, type Kept } from '../http/body.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import type { Built } from './built.ts'
import { drawDocument } from './draw-document.ts'
import { homeMarks } from './home-marks.ts'
import { pageHeaders, stalePageHeaders } from './page-response.ts'
import { vendorsOf, type Vendors } from './vendors.ts'

export type Page = Shareable & Kept & { hits: number }
/** A call with a different answer for this visitor. */
type Changed = { call: ApiName; to(value: unknown): unknown }
/**
 * The visitor of a page that is not shared: a signed-in member, or one answer that is changed for
 * this visit.
 */
export type Visitor = { changed?: Changed; member?: Member | null }
export type Member = { shownName: string }

export type Site = {
  store: Store
  built: Built
  origin: string
  report(fault: unknown): void
}
/** The page to render: `shell` omits its content; without `keep` it must not be cached. */
export type Asked = {
  tenant: string
  settings: SiteSettings
  path: string
  shell: boolean
  keep: boolean
  visitor: Visitor
}

/** Renders a page, a redirect or an error page. */
export async function renderPage(
  site: Site,
  asked: Asked,
): Promise<{ page: Page; mayKeep: boolean }> {
  const { built, origin, report } = site
  const { tenant, settings, path, shell, keep, visitor } = asked
  const reads = new Reads(site, asked)
  const { context } = reads
  const rendered = await built.entry.render(
    new Request(new URL(path, origin)),
    (row, query) => reads.answer(row, query),
    process.env['NODE_ENV'] !== 'production',
    Boolean(visitor.member),
  )
  const marks = shell ? undefined : await homeMarks(context, path)
  // Only missing main content makes a page fail; any other part that cannot be read stays empty.
  const failed = !(rendered instanceof Response) && rendered.status === 503
  // Error pages and quiet pages load nothing from other hosts.
  const tagged =
    !(rendered instanceof Response) && rendered.kind === 'tagged' && rendered.status === 200
  const vendors = tagged ? await vendorsFor(site, context, settings) : null
  const dependent = { tenant, topics: context.topics, until: context.until, hits: 0 }
  if (rendered instanceof Response) {
    const headers = {
      location: rendered.headers.get('location') ?? '/',
      'cache-control': 'no-cache',
      [tenantHeader]: tenant,
    }
    const body = await bodyOf('')
    return {
      page: { ...dependent, bytes: 200, status: rendered.status, body, headers },
      mayKeep: false,
    }
  }
  for (const fault of rendered.faults) report(fault)
  const invented =
    reads.invented || (rendered.status >= 400 && rendered.status < 500 && path !== nowhere)
  const { status } = rendered
  const lacking = reads.lacking || vendors === undefined
  const whole = !failed && rendered.faults.length === 0
  const { html, policy } = drawDocument({
    built,
    settings,
    tenant,
    origin,
    path,
    rendered: shell ? null : rendered,
    marks,
    quiet: rendered.kind === 'quiet',
    vendors: vendors ?? null,
  })
  const body = await bodyOf(html)
  const headers = {
    ...pageHeaders(tenant, policy, settings.disableSSR),
    ...((!keep || lacking) && { 'cache-control': 'no-store' }),
    ...(!whole
      ? { 'cache-control': 'no-store', 'retry-after': '5' }
      : reads.savedAt < Number.POSITIVE_INFINITY && stalePageHeaders(reads.savedAt)),
  }
  return {
    page: { ...dependent, bytes: bytesOf(body), status, body, headers },
    mayKeep: keep && whole && !invented && !lacking,
  }
}

/** The answers for one page, and how they affect its caching. */
class Reads {
  readonly context: ReadContext
  /** For hidden calls only, so that public content is the same on members' pages. */
  readonly #seeing: ReadContext
  readonly #site: Site
  readonly #asked: Asked
  /** An answer failed: the page is sent but not cached. */
  lacking = false
  /** The address names a season that the department does not have. */
  invented = false
  /** Time of the oldest saved answer of an upstream, in milliseconds. */
  savedAt = Number.POSITIVE_INFINITY

  constructor(site: Site, asked: Asked) {
    const { member } = asked.visitor
    this.#site = site
    this.#asked = asked
    this.context = new ReadContext(site.store, asked.tenant)
    this.#seeing = new ReadContext(site.store, asked.tenant)
    this.#seeing.seesHidden = Boolean(member)
    this.#seeing.signedInAs = member?.shownName ?? null
  }

  async answer(row: Endpoint, query: Record<string, unknown>) {
    const name = this.#site.built.entry.nameOf(row)
    const { changed } = this.#asked.visitor
    try {
      const found = await ask(name, row.hidden ? this.#seeing : this.context, query)
      if (found.value === null && query['season'] !== undefined) this.invented = true
      if (found.saved) this.savedAt = Math.min(this.savedAt, found.at)
      const value = changed?.call === name ? changed.to(found.value) : found.value
      return {
        ...found,
        value: value ?? row.empty,
        ...(found.saved && { byServer: true as const }),
      }
    } catch (error) {
      this.lacking = true
      // The upstream reports its own failures, once for all waiting callers.
      if (!(error instanceof UpstreamFailure)) this.#site.report(error)
      throw error
    }
  }
}

/** Undefined when the vendors cannot be read: the page is sent without them and not cached. */
async function vendorsFor(
  { built, report }: Site,
  context: ReadContext,
  settings: SiteSettings,
): Promise<Vendors | null | undefined> {
  try {
    return await vendorsOf(built.entry, context, settings)
  } catch (fault) {
    if (!(fault instanceof UpstreamFailure)) report(fault)
    return undefined
  }
}
