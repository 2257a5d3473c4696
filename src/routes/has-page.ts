import { isInside } from '../contract/links.ts'
import type { RouteName } from './all-paths.ts'
import { nameAt } from './name-at.ts'

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
