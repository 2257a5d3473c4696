import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import { nowhere, type Rendered } from '../../src/contract/rendering.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { ask } from '../api/call.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import type { Shareable } from '../edge-cache/edge-cache.ts'
import { bodyOf, bytesOf, type Kept } from '../http/body.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import type { Built } from './built.ts'
import { drawDocument } from './draw-document.ts'
import { mayArrive } from './arrivals.ts'
import { homeMarks } from './home-marks.ts'
import { pageHeaders, stalePageHeaders } from './page-response.ts'
import type { SharedReads } from './shared-reads.ts'
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
  reads: SharedReads
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
export type Made = { page: Page; mayKeep: boolean }

/**
 * Renders a page, a redirect or an error page. All pages without content that have the same name
 * are equal: `share` draws such a page or returns the one drawn before.
 */
export async function renderPage(
  site: Site,
  asked: Asked,
  share: (name: string, draw: () => Promise<Made>) => Promise<Page>,
): Promise<Made> {
  const { tenant, path, keep, visitor } = asked
  const reads = new Reads(site, asked)
  const rendered = await site.built.entry.render(
    new Request(new URL(path, site.origin)),
    (row, query) => reads.answer(row, query),
    process.env['NODE_ENV'] !== 'production',
    Boolean(visitor.member),
  )
  if (rendered instanceof Response) {
    const headers = {
      location: rendered.headers.get('location') ?? '/',
      'cache-control': 'no-cache',
      [tenantHeader]: tenant,
    }
    const { status } = rendered
    const body = await bodyOf('')
    return { page: { ...dependentOf(reads), bytes: 200, status, body, headers }, mayKeep: false }
  }
  if (!('draw' in rendered)) {
    const made = await drawPage(site, asked, reads, rendered)
    // The number of invented URLs is unlimited; those without a route share one page.
    const isInvented = reads.invented || (made.page.status === 404 && path !== nowhere)
    return { ...made, mayKeep: made.mayKeep && !isInvented }
  }
  const draw = async () => drawPage(site, asked, reads, await rendered.draw())
  const isShared = keep && !reads.lacking && !visitor.changed
  const page = isShared ? await share(rendered.missing, draw) : (await draw()).page
  return { page, mayKeep: false }
}

const dependentOf = ({ context }: Reads) => ({
  tenant: context.tenant,
  topics: context.topics,
  until: context.until,
  hits: 0,
})

async function drawPage(
  site: Site,
  { tenant, settings, path, shell, keep }: Asked,
  reads: Reads,
  rendered: Rendered,
): Promise<Made> {
  const { context } = reads
  const marks = shell ? undefined : await homeMarks(context, path)
  const { status, kind, faults, place } = rendered
  const arrives = !shell && (await mayArrive(context, status === 200 ? place : null))
  // Error pages and quiet pages load nothing from other hosts.
  const tagged = kind === 'tagged' && status === 200
  const vendors = tagged ? await vendorsFor(site, context, settings) : null
  for (const fault of faults) site.report(fault)
  const lacking = reads.lacking || vendors === undefined
  // Only missing main content makes a page fail; any other part that cannot be read stays empty.
  const whole = status !== 503 && faults.length === 0
  const { html, policy } = drawDocument({
    built: site.built,
    settings,
    tenant,
    origin: site.origin,
    path,
    rendered: shell ? null : rendered,
    marks,
    quiet: kind === 'quiet',
    vendors: vendors ?? null,
    asOf: reads.asOf,
    arrives,
  })
  // Half the processor time of the next level for a tenth more bytes; popular pages are refined.
  const body = await bodyOf(html, 4)
  const headers = {
    ...pageHeaders(tenant, policy, settings.disableSSR),
    ...((!keep || lacking) && { 'cache-control': 'no-store' }),
    ...(!whole
      ? { 'cache-control': 'no-store', 'retry-after': '5' }
      : reads.savedAt < Number.POSITIVE_INFINITY && stalePageHeaders(reads.savedAt)),
  }
  return {
    page: { ...dependentOf(reads), bytes: bytesOf(body), status, body, headers },
    mayKeep: keep && whole && !lacking,
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
  /** The id of the last change before the first read, as in the live stream. */
  readonly asOf: string
  /** Time of the oldest saved answer of an upstream, in milliseconds. */
  savedAt = Number.POSITIVE_INFINITY

  constructor(site: Site, asked: Asked) {
    const { member } = asked.visitor
    this.#site = site
    this.#asked = asked
    this.asOf = `${site.store.epoch}:${site.store.changes.last}`
    this.context = new ReadContext(site.store, asked.tenant)
    this.#seeing = new ReadContext(site.store, asked.tenant)
    this.#seeing.seesHidden = Boolean(member)
    this.#seeing.signedInAs = member?.shownName ?? null
  }

  async answer(row: Endpoint, query: Record<string, unknown>) {
    const name = this.#site.built.entry.nameOf(row)
    const { changed } = this.#asked.visitor
    try {
      const found = row.hidden
        ? await ask(name, this.#seeing, query)
        : await this.#site.reads.get(name, this.context, query)
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
