import { matchRoutes } from 'react-router'
import { isInside } from '../contract/links.ts'
import { paths, type RouteName } from './paths.ts'

const addresses = Object.entries(paths).map(([id, path]) => ({ id, path }))

/** The name of the page that an address belongs to, whether it has anything to show or not. */
export const nameAt = (path: string): RouteName | undefined =>
  matchRoutes(addresses, path)?.at(-1)?.route.id as RouteName | undefined

/**
 * Gates that show nothing where their checks lead nowhere: what content has there is named without
 * a link until the page comes.
 */
export const pageless: readonly RouteName[] = ['hidden']

/**
 * Whether an address that content gives leads somewhere: to a page of the map, or out of it. What
 * it has is checked there.
 */
export function hasPage(url: string): boolean {
  if (!isInside(url)) return /^(?:https?:\/)?\//.test(url)
  const name = nameAt(new URL(url, 'https://here.invalid').pathname)
  return name !== undefined && !pageless.includes(name)
}
