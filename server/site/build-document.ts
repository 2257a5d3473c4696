import type { PageState } from '../../src/contract/page-state.ts'
import { namesGames } from '../../src/contract/page-games.ts'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import type { Rendered } from '../../src/contract/rendering.ts'
import { canonicalPath } from '../../src/domain/canonical.ts'
import { buildPageCsp } from '../http/security-headers.ts'
import { themeCss, buildTheme } from '../tenant/theme.ts'
import type { Built } from './built.ts'
import type { HomeMarks } from './home-meta.ts'
import { scriptText } from './script-text.ts'
import type { Vendors } from './vendors.ts'

type DocumentParts = {
  built: Built
  settings: SiteSettings
  tenant: string
  origin: string
  path: string
  rendered: Rendered | null
  marks?: HomeMarks | undefined
  /** A page without content of other hosts, with Trusted Types. */
  quiet?: boolean
  /** Of a page with tracking tags. */
  vendors?: Vendors | null
  /** The id of the last change before the page was read. */
  asOf?: string
  /** A splash screen or takeover may come. */
  arrives?: boolean
}

/**
 * The document of a page, or of the shell without a page, with the policy that allows exactly its
 * inline style.
 */
export function buildDocument({
  built,
  settings,
  tenant,
  origin,
  path,
  rendered,
  marks,
  quiet = false,
  vendors = null,
  asOf,
  arrives = false,
}: DocumentParts): { html: string; policy: string } {
  const files = built.filesOf(rendered?.screen ?? null)
  const theme = buildTheme(settings.colours)
  const css = themeCss(settings.colours)
  const preload = arrives || startsItself(rendered, vendors) ? files.app : []
  const appFiles = new Set([...preload, ...built.filesOf(null).app])
  const ownFiles = files.app.filter((file) => !appFiles.has(file))
  const stateText = stateOf({ tenant, build: built.build, files: ownFiles }, rendered)
  const html = built.entry.renderDocument({
    settings,
    asOf: asOf !== undefined && namesGames(stateText) ? asOf : null,
    meta: rendered?.meta ?? null,
    arrives,
    asks: vendors?.asks ?? [],
    alerts: rendered?.alerts ?? [],
    canonical:
      rendered?.status === 200
        ? new URL(rendered.canonical ?? canonicalPath(path), origin).href
        : null,
    debug: process.env['NODE_ENV'] !== 'production',
    marks: marks ?? null,
    css,
    stylesheet: files.stylesheet,
    preload,
    fonts: files.fonts,
    entry: files.script,
    body: rendered?.body ?? '',
    state: stateText,
    structured:
      rendered?.status === 200 && rendered.structured && settings.seo.searchEngines !== false
        ? scriptText(rendered.structured)
        : null,
    themeColours: { light: settings.colours.brand, dark: theme['--surface-dark']! },
  })
  return {
    html,
    policy: buildPageCsp({
      style: css,
      scripts: [built.entry.headScript],
      guests: vendors?.guests ?? null,
      media: settings.mediaHosts,
      quiet,
    }),
  }
}

/**
 * Whether the app starts without a touch, as src/start.ts decides; its files are then fetched
 * early.
 */
const startsItself = (rendered: Rendered | null, vendors: Vendors | null): boolean =>
  !rendered || (vendors?.asks.length ?? 0) > 0 || rendered.body.includes(' data-starts="true"')

/** The text of a page's state. */
function stateOf(state: PageState, rendered: Rendered | null): string {
  if (!rendered) return scriptText(state)
  const answers = rendered.answers.map(([path, query, { value, ...of }]) => {
    const key = scriptText([path, query]).slice(0, -1)
    return `${key},{"value":${scriptText(value)},${scriptText(of).slice(1)}]`
  })
  const before = scriptText(state).slice(0, -1)
  return `${before},"answers":[${answers.join()}],"router":${scriptText(rendered.router)}}`
}
