import type { ApiName } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import type { Free } from './free-words.ts'
import type { Guard } from './rules.schema.ts'
import type { Image } from './parts.schema.ts'
import type { AnalyticsSettings, SiteSettings } from './site.schema.ts'

/** The address that all addresses without a row are drawn as: they share one page. */
export const nowhere = '/nowhere'

/**
 * What the server and the built entry that draws pages agree on. The server knows this file, never
 * the screens.
 */
export type Rendering = {
  /**
   * Draws the page of a request through calls of the content API, or gives the redirect that it
   * should be. With `reveal` the page may carry the raw words of a fault, with `member` it may be
   * one for members.
   */
  render(
    request: Request,
    call: (
      row: Endpoint,
      query: Record<string, unknown>,
    ) => Promise<{ value: unknown; at: number; saved: boolean }>,
    reveal?: boolean,
    member?: boolean,
  ): Promise<Rendered | Response>
  renderDocument(page: DocumentProps): string
  /** The row of a path, without reading anything; null when the site has no such page. */
  rowOf(path: string): {
    query?: Choices
    free?: Free
    isCachedWhenEmpty?: true
    guards?: readonly Guard[]
    login?: true
  } | null
  /** The name of a row of the contract. */
  nameOf(row: Endpoint): ApiName
  /**
   * What the tagged pages of a tenant must ask for, and whom their policy lets in, by what is
   * loaded from there.
   */
  needsOf(of: { settings: SiteSettings; analytics: AnalyticsSettings | null; tags: boolean }): Needs
  /** The script of the document's head, for the hash in its policy. */
  headScript: string
}

/**
 * Query parameters that change a page, each with the values that do; what is not among them is
 * dropped before anything is drawn.
 */
export type Choices = Readonly<Record<string, readonly string[]>>

/**
 * A drawn page: its status, the markup of `#app`, what its head says, what the browser starts from,
 * and our own mistakes, for the log.
 */
export type Rendered = {
  /** Of its row: a quiet page loads nothing of others. */
  kind: 'tagged' | 'quiet'
  status: number
  body: string
  meta: Meta | null
  /** The path of the page where that is another than it was asked by: two addresses show the same. */
  canonical: string | null
  /** What it says to search engines, as JSON-LD. */
  structured: object | null
  screen: string | null
  queries: unknown
  router: unknown
  faults: unknown[]
  /** Alerts that run, the newest first. */
  alerts: PlacedAlert[]
}

/**
 * An alert of a page that is the same for everybody: by its number and its end (milliseconds since
 * 1970) a device decides whether it shows it.
 */
export type PlacedAlert = { id: number; ends: number | null }

/** Purposes that consent is asked for; origins as a policy writes them. */
export type Needs = {
  asks: string[]
  origins: Record<'script' | 'connect' | 'img' | 'frame', string[]>
}

/** What a page says of itself, in its head and to those who share it. */
export type Meta = {
  title: string
  description?: string | undefined
  pageType: string
  noindex?: boolean | undefined
  /** The number of what the page is about, for ads and tags. */
  contentId?: number | undefined
  image?: Image | null | undefined
}

export type DocumentProps = {
  settings: SiteSettings
  meta: Meta | null
  /**
   * Purposes that a visitor of this page is asked for: none where nothing of others may be loaded.
   */
  asks: string[]
  /** Alerts that the body holds, the newest first. */
  alerts: PlacedAlert[]
  /** Absolute address of the page; null for the shell and pages that are not to be found. */
  canonical: string | null
  /** Outside production a visitor may ask for the raw words of a fault. */
  debug: boolean
  /** What the head of the home page says besides. */
  marks: { siteVerification: string | null; appleAppId: string | null } | null
  /** Custom properties of the tenant and the route's styles, inlined. */
  css: string
  stylesheets: string[]
  preload: string[]
  fonts: string[]
  entry: string
  body: string
  /** JSON, escaped for a script element. */
  state: string
  /** JSON-LD, escaped in the same way. */
  structured: string | null
  themeColours: { light: string; dark: string }
}

/** The checks before a visitor is told that there is no such page, on every address. */
export const lostGuards = ['legacy-urls', 'redirects', 'external-urls', 'url-cleanup'] as const
