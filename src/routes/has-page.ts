import { matchPath } from 'react-router'
import { isInside } from '../contract/links.ts'
import { paths } from './paths.ts'

/** Whether an address that content gives leads somewhere: to a page of the map, or out of it. What it has is checked there. */
export function hasPage(url: string): boolean {
  if (!isInside(url)) return /^(?:https?:\/)?\//.test(url)
  const { pathname } = new URL(url, 'https://here.invalid')
  return Object.values(paths).some((path) => matchPath(path, pathname))
}
