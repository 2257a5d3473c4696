import type { StateAnswer } from './page-state.ts'
import type { ApiName } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import type { TextParams } from './text-params.ts'
import type { Guard } from './rules.schema.ts'
import type { Image } from './parts.schema.ts'
import type { AnalyticsSettings, SiteSettings } from './site.schema.ts'

/** The URL as which all unknown URLs are rendered, so that they share one page. */
export const nowhere = '/nowhere'

/**
 * The interface between the server and the built renderer. The server imports this file, never the
 * screens.
 */
export type Rendering = {
  /**
   * Renders the page of a request through calls of the content API, or returns its redirect. With
   * `reveal` the page may contain raw error messages, with `member` it may be a members' page.
   */
  render(
    request: Request,
    call: (
      row: Endpoint,
      query: Record<string, unknown>,
    ) => Promise<{ value: unknown; at: number; saved: boolean }>,
    reveal?: boolean,
    member?: boolean,
  ): Promise<Rendered | Missing | Response>
  renderDocument(page: DocumentProps): string
  /** Loads all screens, so that a build that replaces their files does not matter. */
  loadScreens(): Promise<void>
  /** The row of a path without reading anything; null when the site has no such page. */
  rowOf(path: string): {
    query?: Choices
    textParams?: TextParams
    isCachedWhenEmpty?: true
    guards?: readonly Guard[]
    login?: true
  } | null
  /** The name of a contract row. */
  nameOf(row: Endpoint): ApiName
  /** What the tagged pages of a tenant need consent for, and the origins for their policy. */
  needsOf(of: { settings: SiteSettings; analytics: AnalyticsSettings | null; tags: boolean }): Needs
  /** The inline head script, for its hash in the policy. */
  headScript: string
  /** The sprite of the site's own icons, as SVG. */
  sprite: string
}

/**
 * Query parameters that change a page, with their valid values; others are dropped before
 * rendering.
 */
export type Choices = Readonly<Record<string, readonly string[]>>

/** A rendered page: status, markup of `#app`, head, initial state, and errors for the log. */
export type Rendered = {
  /** From its row: a quiet page loads nothing of other hosts. */
  kind: 'tagged' | 'quiet'
  status: number
  body: string
  meta: Meta | null
  /** The canonical path if it differs: two URLs show the same page. */
  canonical: string | null
  /** JSON-LD for search engines. */
  structured: object | null
  screen: string | null
  answers: StateAnswer[]
  router: unknown
  faults: unknown[]
  /** Current alerts, newest first. */
  alerts: PlacedAlert[]
}

/**
 * A page whose content does not exist. It is drawn only when wanted, because all such pages with
 * the same name are equal: `404|story|`, `404|roster-bio|3` with the sport.
 */
export type Missing = { missing: string; draw(): Promise<Rendered> }

/**
 * An alert of a shared page: the device decides by id and end (milliseconds since 1970) whether to
 * show it.
 */
export type PlacedAlert = { id: number; ends: number | null }

/** Consent categories, and origins as in a policy. */
export type Needs = {
  asks: string[]
  origins: Record<'script' | 'connect' | 'img' | 'frame', string[]>
}

/** The metadata of a page, for its head and for sharing. */
export type Meta = {
  title: string
  description?: string | undefined
  pageType: string
  noindex?: boolean | undefined
  /** The id of the page's subject, for ads and tags. */
  contentId?: number | undefined
  image?: Image | null | undefined
}

export type DocumentProps = {
  settings: SiteSettings
  meta: Meta | null
  /** Consent categories of the page; empty where no other host may be used. */
  asks: string[]
  /** Alerts in the body, newest first. */
  alerts: PlacedAlert[]
  /** Absolute URL of the page; null for the shell and pages that do not exist. */
  canonical: string | null
  /** The id of the last change when a page with games was read, as in the live stream. */
  asOf: string | null
  /** A splash screen or takeover may come, so the app starts with the page. */
  arrives: boolean
  /** Outside production a visitor may see raw error messages. */
  debug: boolean
  /** Additional head content of the home page. */
  marks: { siteVerification: string | null; appleAppId: string | null } | null
  /** Custom properties of the tenant. */
  css: string
  stylesheet: string | null
  preload: string[]
  fonts: string[]
  entry: string
  body: string
  /** JSON escaped for a script element. */
  state: string
  /** JSON-LD, escaped likewise. */
  structured: string | null
  themeColours: { light: string; dark: string }
}

/** Guards that run on every URL before a 404. */
export const lostGuards = ['legacy-urls', 'redirects', 'external-urls', 'url-cleanup'] as const
