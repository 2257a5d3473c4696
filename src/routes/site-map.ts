import type { RouteName } from './paths.ts'
import type { Route } from './route.ts'
import { firstPages } from './pages/first-pages.ts'

export type Rows = Partial<Record<RouteName, Route>>

/**
 * The rows of the site: frequent entry pages directly, all others with their paths in a lazy chunk.
 */
export type SiteMap = { first: Rows; rest: () => Promise<Rows> }

/** The site map; `pages/` has its rows. */
export const siteMap: SiteMap = {
  first: firstPages,
  rest: async () => (await import('./pages/later-pages.ts')).laterPages,
}
