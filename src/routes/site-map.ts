import type { RouteName } from './paths.ts'
import type { Route } from './route.ts'
import { firstPages } from './pages/first-pages.ts'

export type Rows = Partial<Record<RouteName, Route>>

/**
 * The rows of the site: frequent entry pages directly, all others with their paths in a lazy chunk.
 */
export class SiteMap {
  readonly first: Rows
  readonly rest: () => Promise<Rows>

  constructor(first: Rows, rest: () => Promise<Rows>) {
    this.first = first
    this.rest = rest
  }

  /** The row of a path, as the router matches it. */
  async at(path: string): Promise<Route | undefined> {
    const [{ routeNameAt }, rest] = await Promise.all([import('./name-at.ts'), this.rest()])
    const name = routeNameAt(path)
    return name && (this.first[name] ?? rest[name])
  }
}

/** The site map; `pages/` has its rows. */
export const siteMap = new SiteMap(
  firstPages,
  async () => (await import('./pages/later-pages.ts')).laterPages,
)
