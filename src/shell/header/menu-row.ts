import type { NavigationItem } from '../../contract/site.schema.ts'

export type MenuEntry = NavigationItem['columns'][number]['items'][number]
/** Entries under a heading, or without one. */
export type MenuGroup = { heading: MenuEntry | null; entries: MenuEntry[] }

/** Whether an item opens a panel instead of a link. */
export const opensPanel = ({ url }: { url: string | null }): boolean => !url || url === '#'

/**
 * The panel of an item in columns of groups: its columns, or else its sub-items with a column per
 * group.
 */
export function splitColumns({
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

/** Pixels for the row at the narrowest width, 1024 px: beside the mark, a sponsor and a search. */
const rowWidth = 620
/** Most pixels of a title; longer ones are truncated. */
const widest = 220
/** Average width of a letter; padding of a title; width of the arrow. */
const letter = 8.6
const around = 32
const arrow = 26

/** The estimated width of an item. Not measured, so that server and browser make the same row. */
export const itemWidth = (title: string, hasArrow: boolean): number =>
  Math.min(title.length * letter, widest) + around + (hasArrow ? arrow : 0)

/** Splits a row into what fits and the rest, with room for 'More'. */
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

/** Most links in a column of 'More'. */
const columnLength = 10

/**
 * Items by rank, without those that have neither a link nor a panel. Those that do not fit in a row
 * are `over`: under a last item, 'More', in a row, and in their places in an overlay.
 */
export function menuRow(items: readonly NavigationItem[]): MenuRow {
  const row = rows.get(items) ?? splitMenu(items)
  rows.set(items, row)
  return row
}

type MenuRow = { row: NavigationItem[]; more?: NavigationItem; over: NavigationItem[] }
const rows = new WeakMap<readonly NavigationItem[], MenuRow>()

function splitMenu(items: readonly NavigationItem[]): MenuRow {
  const sound = [...items]
    .sort((a, b) => a.rank - b.rank)
    .filter((item) => !opensPanel(item) || splitColumns(item).length > 0)
  const [row, over] = splitRow(sound, (item) => itemWidth(item.title, opensPanel(item)), rowWidth)
  return { row, ...(over.length > 0 && { more: moreOf(over) }), over }
}

/** Links in columns, then the columns of each item with a panel. */
function moreOf(over: NavigationItem[]): NavigationItem {
  const links = over.filter((item) => !opensPanel(item)).map(asEntry)
  const lists: MenuEntry[][] = []
  for (let i = 0; i < links.length; i += columnLength) lists.push(links.slice(i, i + columnLength))
  const withPanel = over.filter(opensPanel)
  const groups = withPanel.flatMap((item) =>
    splitColumns(item).map((column, i) => [
      // Beside others an item needs its title.
      ...(i === 0 && (over.length > 1 || !column[0]!.heading)
        ? [{ ...asEntry(item), url: null, separator: true }]
        : []),
      ...column.flatMap(({ heading, entries }) => (heading ? [heading, ...entries] : entries)),
    ]),
  )
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
