import { isInside } from '../contract/links.ts'
import { paths, type RouteName } from './paths.ts'

/** A path with or without its optional parameters. */
type Form = { name: RouteName; segments: string[]; shape: RegExp }

const isParameter = (segment: string): boolean => segment.startsWith(':')

/** The first segment of a path. */
const headOf = (path: string): string => /^\/([^/]*)/.exec(path)?.[1]!.toLowerCase() ?? ''

/** Optional parameters are at the end of a path. */
function formsOf([name, path]: [string, string]): Form[] {
  const segments = path.split('/').slice(1)
  const required = segments.filter((segment) => !segment.endsWith('?')).length
  return Array.from({ length: segments.length - required + 1 }, (_, more) => {
    const present = segments.slice(0, required + more)
    const pattern = present.map((segment) =>
      segment === '*' ? '(?:/.*)?' : `/${isParameter(segment) ? '[^/]+' : segment}`,
    )
    return {
      name: name as RouteName,
      segments: present,
      shape: new RegExp(`^${pattern.join('')}/*$`, 'i'),
    }
  })
}

/** How exact a form is, as the router ranks routes. */
const rankOf = ({ segments }: Form): number =>
  segments
    .map((segment) => (segment === '*' ? -1 : isParameter(segment) ? 4 : 11))
    .reduce((sum, points) => sum + points, 0)

let forms: Map<string, Form[]> | undefined

/**
 * The forms that begin with this segment, the most exact first. Compiled once, and not while the
 * app starts; the router ranks and compiles all routes on each call.
 */
function formsWith(head: string): Form[] | undefined {
  forms ??= Map.groupBy(
    Object.entries(paths)
      .flatMap(formsOf)
      .toSorted((a, b) => rankOf(b) - rankOf(a)),
    ({ segments: [first = ''] }) => first,
  )
  return forms.get(head)
}

/** The path as the router compares it: each segment decoded, if all can be. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

/** The name of the page at a path, whether it has content or not. */
export function routeNameAt(path: string): RouteName | undefined {
  const plain = decoded(path)
  return formsWith(headOf(plain))?.find(({ shape }) => shape.test(plain))?.name
}

/** Placeholder routes without a page: content with such a URL is present without a link. */
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
