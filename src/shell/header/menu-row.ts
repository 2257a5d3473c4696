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

/**
 * Pixels that the row of the header has at its narrowest, 1024 px: what is left of the mark, and no
 * less where a sponsor and a search stand in it.
 */
export const rowRoom = 620
/** Of one title at most; what is longer ends in dots. */
const widest = 220
/** A letter of the row on average, and what stands around a title: its padding, its arrow. */
const letter = 8.6
const around = 32
const arrow = 26

/**
 * About how wide an item of a row stands. An estimate, so that the server's row is the browser's
 * and nothing is measured.
 */
export const itemWidth = (title: string, hasArrow: boolean): number =>
  Math.min(title.length * letter, widest) + around + (hasArrow ? arrow : 0)

/**
 * Splits a row into what fits and what is left over; room for 'More' is kept where something is.
 */
export function splitRow<T>(
  items: readonly T[],
  widthOf: (item: T) => number,
  room: number,
): [fits: T[], over: T[]] {
  let used = 0
  const ends = items.map((item) => (used += widthOf(item)))
  if (used <= room) return [[...items], []]
  const keep = ends.filter((end) => end <= room - itemWidth('More', true)).length
  return [items.slice(0, keep), items.slice(keep)]
}

/** As many links as stand in one column of 'More'. */
const columnLength = 10

/**
 * Items by rank, without those that neither lead nor open anything; those that one row cannot hold
 * stand under a last item, 'More'.
 */
export function menuRow(items: readonly NavigationItem[]): NavigationItem[] {
  const sound = [...items]
    .sort((a, b) => a.rank - b.rank)
    .filter((item) => !opens(item) || columnsOf(item).length > 0)
  const [row, over] = splitRow(sound, (item) => itemWidth(item.title, opens(item)), rowRoom)
  return over.length === 0 ? row : [...row, more(over)]
}

/** Links in columns of their own, then a column for each item that would have opened. */
function more(over: NavigationItem[]): NavigationItem {
  const links = over.filter((item) => !opens(item)).map(asEntry)
  const lists: MenuEntry[][] = []
  for (let i = 0; i < links.length; i += columnLength) lists.push(links.slice(i, i + columnLength))
  const groups = over.filter(opens).map((item) => [
    { ...asEntry(item), url: null, separator: true },
    ...columnsOf(item)
      .flat()
      .flatMap(({ heading, entries }) => (heading ? [heading, ...entries] : entries)),
  ])
  const columns = [...lists, ...groups].map((entries, i) => ({ column: i + 1, items: entries }))
  return {
    id: 0,
    title: 'More',
    url: null,
    className: '',
    openInNewWindow: false,
    rank: Infinity,
    columns,
    items: [],
    socialMediaLinks: [],
    ad: null,
  }
}
