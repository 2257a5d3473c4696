import type { RouteName } from './paths.ts'
import type { Route } from './route.ts'
import { first } from './pages/first.ts'

export type Rows = Partial<Record<RouteName, Route>>

/**
 * The rows of the site: those that most visits begin with are at hand, the others with their
 * addresses in a file that the first load does without.
 */
export class SiteMap {
  readonly first: Rows
  readonly rest: () => Promise<Rows>

  constructor(first: Rows, rest: () => Promise<Rows>) {
    this.first = first
    this.rest = rest
  }

  /** The row of a path, as the router finds it. */
  async at(path: string): Promise<Route | undefined> {
    const [{ nameAt }, rest] = await Promise.all([import('./name-at.ts'), this.rest()])
    const name = nameAt(path)
    return name && (this.first[name] ?? rest[name])
  }
}

/** The map of the site; `pages/` has its rows. */
export const siteMap = new SiteMap(first, async () => (await import('./pages/rest.ts')).rest)
