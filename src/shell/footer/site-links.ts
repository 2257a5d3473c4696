import type { NavigationItem } from '../../contract/site.schema.ts'
import { isInside } from '../../contract/links.ts'

export type SiteLink = { title: string; url: string; newTab: boolean }

/** As many as stand in two columns without making the footer a second menu. */
const most = 12

/**
 * What the footer repeats of the main menu: its links, and of what it opens those that are about
 * the department. Teams have a menu of their own, and each address stands once.
 */
export function siteLinks(items: readonly NavigationItem[]): SiteLink[] {
  const all = items.flatMap(({ title, url, openInNewWindow, columns }) => [
    { title, url, openInNewWindow },
    ...columns.flatMap((column) =>
      column.items.filter(({ separator, sport }) => !separator && !sport),
    ),
  ])
  const links = new Map<string, SiteLink>()
  for (const { title, url, openInNewWindow } of all) {
    if (
      !title ||
      !url ||
      url === '#' ||
      (isInside(url) && url.startsWith('/sports/')) ||
      links.has(url)
    )
      continue
    links.set(url, { title, url, newTab: openInNewWindow })
  }
  return [...links.values()].slice(0, most)
}
