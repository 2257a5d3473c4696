import type { NavigationItem } from '../../contract/site.schema.ts'
import { isInside } from '../../contract/links.ts'

export type SiteLink = { title: string; url: string; newTab: boolean }

/** Most links: two columns. */
const maxLinks = 12

/**
 * Links of the main menu that the footer repeats: top-level links, and links about the department.
 * Teams have their own menu; each URL appears once.
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
  return [...links.values()].slice(0, maxLinks)
}
