import type { ApiName } from '../../src/contract/api.ts'
import type { Rendered } from '../../src/contract/rendering.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import { encodeBody, type EncodedBody } from '../http/body.ts'
import type { Built } from './built.ts'
import { buildDocument } from './build-document.ts'
import type { HomeMarks } from './home-meta.ts'
import type { Vendors } from './vendors.ts'

/** The page to draw: `shell` omits its content. */
export type DrawRequest = {
  tenant: string
  settings: SiteSettings
  origin: string
  path: string
  shell: boolean
  isMember: boolean
  /** Draws a page without content, too, of which only the name is returned otherwise. */
  drawsMissing: boolean
  /** The id of the last change before the first read, as in the live stream. */
  asOf: string
  around: Surroundings
}

/** Where a page's content is read. It may be in another thread. */
export type PageSource = {
  answer(name: ApiName, query: Record<string, unknown>): Promise<PageAnswer>
}
export type PageAnswer = { value: unknown; at: number; saved: boolean; byServer?: true }
/** What a document has around its page. */
export type Surroundings = {
  marks: HomeMarks
  vendors: Vendors | null
  /** A splash screen or takeover may come. */
  arrives: boolean
}

export type DrawnPage =
  | { status: number; location: string }
  | { missing: string }
  | { status: number; body: EncodedBody; policy: string; faults: unknown[] }
export type Draw = (request: DrawRequest, source: PageSource) => Promise<DrawnPage>

/** Draws pages in this thread. */
export const drawIn =
  (built: Built): Draw =>
  async (request, source) => {
    const rendered = await built.entry.render(
      new Request(new URL(request.path, request.origin)),
      (row, query) => source.answer(built.entry.nameOf(row), query),
      process.env['NODE_ENV'] !== 'production',
      request.isMember,
    )
    if (rendered instanceof Response)
      return { status: rendered.status, location: rendered.headers.get('location') ?? '/' }
    if (!('draw' in rendered)) return drawPage(built, request, rendered)
    if (!request.drawsMissing) return { missing: rendered.missing }
    return drawPage(built, request, await rendered.draw())
  }

async function drawPage(
  built: Built,
  { tenant, settings, origin, path, shell, asOf, around }: DrawRequest,
  rendered: Rendered,
): Promise<DrawnPage> {
  const { status, kind, faults } = rendered
  const { html, policy } = buildDocument({
    built,
    settings,
    tenant,
    origin,
    path,
    rendered: shell ? null : rendered,
    marks: shell ? undefined : around.marks,
    quiet: kind === 'quiet',
    // Error pages and quiet pages load nothing from other hosts.
    vendors: kind === 'tagged' && status === 200 ? around.vendors : null,
    asOf,
    arrives: !shell && status === 200 && around.arrives,
  })
  // Half the processor time of the next level for a tenth more bytes; popular pages are refined.
  return { status, body: await encodeBody(html, 4), policy, faults }
}
