import { matchRoutes } from 'react-router'
import { paths, type RouteName } from './paths.ts'
import type { Route } from './route.ts'

type Rows = Partial<Record<RouteName, Route>>
const addresses = Object.entries(paths).map(([id, path]) => ({ id, path }))

/** The rows of the site: those that most visits begin with are at hand, the others in a file that the first load does without. */
export class SiteMap {
  readonly first: Rows
  #rest: () => Promise<Rows>

  constructor(first: Rows, rest: () => Promise<Rows>) {
    this.first = first
    this.#rest = rest
  }

  async row(name: RouteName): Promise<Route> {
    return (this.first[name] ?? (await this.#rest())[name])!
  }

  /** The row of a path, as the router finds it. */
  async at(path: string): Promise<Route | undefined> {
    const name = nameAt(path)
    return name && this.row(name)
  }
}

/** The name of the page that an address belongs to, whether it has anything to show or not. */
export const nameAt = (path: string): RouteName | undefined => matchRoutes(addresses, path)?.at(-1)?.route.id as RouteName | undefined
