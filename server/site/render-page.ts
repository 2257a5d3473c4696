import type { ApiName } from '../../src/contract/api.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import { nowhere } from '../../src/contract/rendering.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import type { Store } from '../db/store.ts'
import type { Shareable } from '../edge-cache/edge-cache.ts'
import { encodeBody, countBytes, type CachedResponse } from '../http/body.ts'
import type { Built } from './built.ts'
import type { Draw, DrawnPage } from './draw-page.ts'
import { pageHeaders, stalePageHeaders } from './page-response.ts'
import { PageReads } from './page-reads.ts'
import type { SharedReads } from './shared-reads.ts'

export type CachedPage = Shareable & CachedResponse & { hits: number }
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
  draw: Draw
  origin: string
  report(error: unknown): void
  reads: SharedReads
}
/** The page to render: `shell` omits its content; without `keep` it must not be cached. */
export type PageRequest = {
  tenant: string
  settings: SiteSettings
  path: string
  shell: boolean
  keep: boolean
  visitor: Visitor
}
export type RenderedPage = { page: CachedPage; mayKeep: boolean }

/**
 * Renders a page, a redirect or an error page. All pages without content that have the same name
 * are equal: `share` draws such a page or returns the one drawn before.
 */
export async function renderPage(
  site: Site,
  request: PageRequest,
  share: (name: string, draw: () => Promise<RenderedPage>) => Promise<CachedPage>,
): Promise<RenderedPage> {
  const { keep, visitor } = request
  const { drawn, reads } = await draw(site, request, !keep || visitor.changed !== undefined)
  if (!('missing' in drawn)) {
    const { page, mayKeep } = await toCachedPage(site, request, reads, drawn)
    // The number of invented URLs is unlimited; those without a route share one page.
    const isInvented = reads.invented || (page.status === 404 && request.path !== nowhere)
    return { page, mayKeep: mayKeep && !isInvented }
  }
  const drawMissing = async () => {
    const { drawn, reads } = await draw(site, request, true)
    return toCachedPage(site, request, reads, drawn as Exclude<DrawnPage, { missing: string }>)
  }
  const page = reads.lacking ? (await drawMissing()).page : await share(drawn.missing, drawMissing)
  return { page, mayKeep: false }
}

async function draw(site: Site, pageRequest: PageRequest, drawsMissing: boolean) {
  const { tenant, settings, path, shell, visitor } = pageRequest
  const reads = new PageReads(site, pageRequest)
  const request = {
    tenant,
    settings,
    origin: site.origin,
    path,
    shell,
    isMember: Boolean(visitor.member),
    drawsMissing,
    asOf: reads.asOf,
    around: await reads.surroundings(),
  }
  return { reads, drawn: await site.draw(request, reads) }
}

/** The page with its headers, and whether it may be cached. */
async function toCachedPage(
  site: Site,
  { tenant, settings, keep }: PageRequest,
  reads: PageReads,
  rendered: Exclude<DrawnPage, { missing: string }>,
): Promise<RenderedPage> {
  const { status } = rendered
  const { topics, until, hidesAt } = reads.context
  const dependent = { tenant, topics, until, hidesAt, hits: 0 }
  if ('location' in rendered) {
    const headers = {
      location: rendered.location,
      'cache-control': 'no-cache',
      [tenantHeader]: tenant,
    }
    const body = await encodeBody('')
    return { page: { ...dependent, bytes: 200, status, body, headers }, mayKeep: false }
  }
  const { body, policy, faults } = rendered
  for (const error of faults) site.report(error)
  // Only missing main content makes a page fail; any other part that cannot be read stays empty.
  const isComplete = status !== 503 && faults.length === 0
  const headers = {
    ...pageHeaders(tenant, policy, settings.disableSSR),
    ...((!keep || reads.lacking) && { 'cache-control': 'no-store' }),
    ...(!isComplete
      ? { 'cache-control': 'no-store', 'retry-after': '5' }
      : reads.savedAt < Number.POSITIVE_INFINITY && stalePageHeaders(reads.savedAt)),
  }
  return {
    page: { ...dependent, bytes: countBytes(body), status, body, headers },
    mayKeep: keep && isComplete && !reads.lacking,
  }
}
