import type { Free } from '../contract/free-words.ts'
import type { Choices, Meta } from '../contract/rendering.ts'
import type { Guard } from '../contract/rules.schema.ts'
import type { Sport } from '../contract/sport.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import type { Read, ResultsOf } from '../data/api-query.ts'
import type { ParamsOf } from './href.ts'

/** One page of the site. Everything that is true of a page is in its row. */
export type Route<P extends string = string, S = any, D = any, N = any, C = any> = {
  path: P
  /** Its public route name, where that differs from its key in the table. */
  name?: string
  /**
   * Query parameters and values that change what is drawn; all others are dropped before rendering
   * (they may not influence a cached page).
   */
  query?: Choices
  /**
   * Query parameters of any words. Such a page is drawn for each visit and is not cached: it has
   * as many addresses as anyone cares to invent.
   */
  free?: Free
  /** With `free`: the page without these words is cached like any other. */
  isCachedWhenEmpty?: true
  /** The parameter that names the sport; an unknown sport is a 404. */
  sport?: S
  /**
   * 'tagged' pages may carry ads and tracking after consent, 'quiet' pages load nothing from
   * elsewhere.
   */
  kind?: 'tagged' | 'quiet'
  /**
   * False for parameters that no content could have: a date that is no day, a type that is none of
   * the list. Such a page is a 404 and nothing is read for it.
   */
  validate?: (at: At<P, S>) => boolean
  /** The checks, asked in this order before the page is shown (guards/). */
  guards?: readonly Guard[]
  /** For those who are signed in; other visitors sign in first and come back. */
  login?: true
  layout?: 'standard' | 'wide' | 'full-screen'
  /** HTTP status of the page itself; 200 unless said. */
  status?: 404
  reads?: (at: At<P, S>) => D
  /** The read without which there is no page: null means 404, a failed call 503. */
  needs?: N
  /** Where a visitor is sent (302) when what the page needs is not there, in place of a 404. */
  redirectWhenMissing?: string
  /**
   * Reads without which the page is still true: the screen shows no trace of what they would have
   * brought. All others must be there.
   */
  optional?: readonly string[]
  /**
   * True where the address names what never was (a season, a page of a list), though everything
   * could be read: a 404. Not asked where a read failed.
   */
  isMissing?: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => boolean
  /** The one right address of this page; a visit by another is sent there (301). */
  canonical?: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => string
  meta: (page: Page<P, S, NoInfer<D>, NoInfer<N>>) => Meta
  /** null at a gate: an address whose checks count already, and whose page is yet to come. */
  screen: (() => Promise<{ default: C }>) | null
}

/** Checks a row as it is written: the screen may ask only for what the row reads. */
export function route<
  const P extends string,
  const S extends (keyof ParamsOf<P> & string) | undefined = undefined,
  D extends Record<string, Read> = Record<never, never>,
  const N extends string | undefined = undefined,
  C = unknown,
>(row: Route<P, S, D, N, C>): Checked<C, Page<P, S, D, N>, N, D, Route<P, S, D, N, C>> {
  return row as Checked<C, Page<P, S, D, N>, N, D, Route<P, S, D, N, C>>
}

/** A row without a page of its own yet: where its checks lead nowhere, there is nothing. */
export const placeholderRoute = <
  const P extends string,
  const S extends (keyof ParamsOf<P> & string) | undefined = undefined,
>(
  row: Pick<Route<P, S>, 'path' | 'name' | 'sport' | 'kind' | 'guards' | 'login'>,
): Route<P, S> => ({ ...row, meta: () => notFoundMeta, screen: null })

export const notFoundMeta: Meta = { title: 'Page Not Found', pageType: '404', noindex: true }

type At<P extends string, S> = {
  params: ParamsOf<P>
  /** What was chosen of its `query`, and written into its `free` parameters. */
  asked: Readonly<Record<string, string>>
} & (S extends string ? { sport: Sport } : unknown)
type Needed<D, N> = { [K in keyof D]: K extends N ? NonNullable<D[K]> : D[K] }
/** What `meta`, `canonical` and the screen are given. */
export type Page<P extends string = string, S = any, D = any, N = any> = At<P, S> &
  Needed<ResultsOf<D>, N> & {
    settings: SiteSettings
    /** The optional reads that could not be had. */
    unread: readonly string[]
  }
type Checked<C, Given, N, D, Row> = N extends keyof D | undefined
  ? C extends (props: infer Asked) => unknown
    ? Given extends Asked
      ? Row
      : ['the screen asks for props that its row does not read', Asked]
    : Row
  : ['needs names something that the row does not read', N]
