import type { NavigationItem } from '../../contract/site.schema.ts'

export type MenuEntry = NavigationItem['columns'][number]['items'][number]
/** Entries under one heading, or under none. */
export type MenuGroup = { heading: MenuEntry | null; entries: MenuEntry[] }

/** An item leads somewhere, or opens what it has. */
export const opens = ({ url }: { url: string | null }): boolean => !url || url === '#'

/**
 * What an item opens, in columns of groups: its columns; its sub-items where it has none, each
 * group of them a column.
 */
export function columnsOf({
  columns,
  items,
}: Pick<NavigationItem, 'columns' | 'items'>): MenuGroup[][] {
  if (columns.length === 0) return groupsOf(items.map(asEntry)).map((group) => [group])
  return [...columns]
    .sort((a, b) => a.column - b.column)
    .map((column) => groupsOf(column.items))
    .filter((groups) => groups.length > 0)
}

function groupsOf(entries: MenuEntry[]): MenuGroup[] {
  const groups: MenuGroup[] = []
  for (const entry of entries) {
    if (entry.separator) groups.push({ heading: entry, entries: [] })
    else if (groups.length > 0) groups.at(-1)!.entries.push(entry)
    else groups.push({ heading: null, entries: [entry] })
  }
  return groups
}

export const asEntry = (
  item: Pick<MenuEntry, 'id' | 'title' | 'url' | 'openInNewWindow'> & { separator?: boolean },
): MenuEntry => ({
  id: item.id,
  title: item.title,
  url: item.url,
  openInNewWindow: item.openInNewWindow,
  separator: item.separator ?? false,
  sport: null,
  scheduleRosterNewsLinks: [],
  stats: null,
  socialMediaLinks: [],
})
