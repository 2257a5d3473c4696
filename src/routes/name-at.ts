import { matchRoutes } from 'react-router'
import { isInside } from '../contract/links.ts'
import { paths, type RouteName } from './paths.ts'

const addresses = Object.entries(paths).map(([id, path]) => ({ id, path }))

/** The first segment of a path, as the router compares it. */
const headOf = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1]!.toLowerCase() ?? ''

/** Routes by their first segment: the router ranks and compiles all it is given on each call. */
const near = Map.groupBy(addresses, ({ path }) => headOf(path))

/** The name of the page at a URL, whether it has content or not. */
export function routeNameAt(path: string): RouteName | undefined {
  const head = headOf(path)
  const some = head.includes('%') ? addresses : near.get(head)
  return some && (matchRoutes(some, path)?.at(-1)?.route.id as RouteName | undefined)
}

/** Placeholder routes without a page: content with such a URL is shown without a link. */
export const pageless: readonly RouteName[] = ['hidden']

/**
 * Whether a URL in content can be linked: a page of the site map, or outside the site. Whether that
 * page has content is checked there.
 */
export function hasPage(url: string): boolean {
  if (!isInside(url)) return /^(?:https?:\/)?\//.test(url)
  const name = routeNameAt(new URL(url, 'https://here.invalid').pathname)
  return name !== undefined && !pageless.includes(name)
}
