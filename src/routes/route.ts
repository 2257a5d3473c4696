import * as api from '../contract/api.ts'
import type { TextParams } from '../contract/text-params.ts'
import type { Choices, Meta } from '../contract/rendering.ts'
import type { Guard } from '../contract/rules.schema.ts'
import type { Sport } from '../contract/sport.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { apiQuery, type ApiQuery, type ResultsOf } from '../data/api-query.ts'
import type { ParamsOf } from './href.ts'

/** One page of the site, with everything about it in its row. */
export type Route<P extends string = string, S = any, D = any, N = any, C = any> = {
  path: P
  /** Its public route name, if it differs from its key in the table. */
  name?: string
  /**
   * Query parameters and values that change the page; all others are dropped before rendering,
   * because they must not affect a cached page.
   */
  query?: Choices
  /**
   * Query parameters with free text. Such a page is rendered on each visit and not cached, because
   * the number of its URLs is unlimited.
   */
  textParams?: TextParams
  /** With `textParams`: the page without text is cached like any other. */
  isCachedWhenEmpty?: true
  /** The parameter with the sport; an unknown sport is a 404. */
  sport?: S
  /**
   * 'tagged' pages may have ads and tracking after consent, 'quiet' pages load nothing of other
   * hosts.
   */
  kind?: 'tagged' | 'quiet'
  /**
   * False for parameters that no content can have: an invalid date, a type that is not in the list.
   * Then the page is a 404 and nothing is read.
   */
  validate?: (target: At<P, S>) => boolean
  /** The guards, in this order, before the page is shown (guards/). */
  guards?: readonly Guard[]
  /** For signed-in accounts; other visitors sign in first and return. */
  login?: true
  /**
   * Whether the app starts with the page, not at the visitor's first touch: for pages that act by
   * themselves (a draft that returns, what only this device knows).
   */
  starts?: true
  layout?: 'standard' | 'wide' | 'full-screen'
  /** HTTP status of the page; 200 by default. */
  status?: 404
  reads?: (target: At<P, S>) => D
  /** The read without which there is no page: null is a 404, a failed call a 503. */
  needs?: N
  /** A redirect (302) instead of a 404 when `needs` is null. */
  redirectWhenMissing?: string
  /** Reads whose failure leaves out a part of the page. All others are required. */
  optional?: readonly string[]
  /**
   * True when the URL names something that never existed (a season, a list page): a 404. Not called
   * when a read failed.
   */
  isMissing?: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => boolean
  /** The canonical URL; visits to another are redirected (301). */
  canonical?: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => string
  /**
   * The URL that search engines are told when several show the page, as the current season's with
   * and without its title; null: the page's own.
   */
  preferredUrl?: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => string | null
  meta: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => Meta
  /** null for a placeholder: its guards work, but it has no page. */
  screen: (() => Promise<{ default: C }>) | null
}

/** Type-checks a row: the screen may only use what the row reads. */
export function route<
  const P extends string,
  const S extends (keyof ParamsOf<P> & string) | undefined = undefined,
  D extends Record<string, ApiQuery> = Record<never, never>,
  const N extends string | undefined = undefined,
  C = unknown,
>(row: Route<P, S, D, N, C>): Checked<C, Page<P, S, D, N>, N, D, Route<P, S, D, N, C>> {
  return row as Checked<C, Page<P, S, D, N>, N, D, Route<P, S, D, N, C>>
}

/** A row without a page: a 404 unless its guards redirect. */
export const placeholderRoute = <
  const P extends string,
  const S extends (keyof ParamsOf<P> & string) | undefined = undefined,
>(
  row: Pick<Route<P, S>, 'path' | 'name' | 'sport' | 'kind' | 'guards' | 'login'>,
): Route<P, S> => ({ ...row, meta: () => notFoundMeta, screen: null })

/** The reads of the not-found page: ways on from it. */
export const notFoundReads = { stories: apiQuery(api.stories, { $pageSize: 3 }) }

export const notFoundMeta: Meta = { title: 'Page Not Found', pageType: '404', noindex: true }

type At<P extends string, S> = {
  params: ParamsOf<P>
  /** The chosen values of `query` and the text of `textParams`. */
  asked: Readonly<Record<string, string>>
} & (S extends string ? { sport: Sport } : unknown)
type Needed<D, N> = { [K in keyof D]: K extends N ? NonNullable<D[K]> : D[K] }
/** The input of `meta`, `canonical` and the screen. */
export type Page<P extends string = string, S = any, D = any, N = any> = At<P, S> &
  Needed<ResultsOf<D>, N> & {
    settings: SiteSettings
    /** Optional reads that failed. */
    unread: readonly string[]
  }
type Checked<C, Given, N, D, Row> = N extends keyof D | undefined
  ? C extends (props: infer Asked) => unknown
    ? Given extends Asked
      ? Row
      : ['the screen asks for props that its row does not read', Asked]
    : Row
  : ['needs names something that the row does not read', N]
