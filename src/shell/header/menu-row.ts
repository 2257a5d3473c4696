import type { NavigationItem } from '../../contract/site.schema.ts'
import { asEntry, columnsOf, opens, type MenuEntry } from './menu-groups.ts'
import { itemWidth, rowRoom, splitRow } from './row-room.ts'

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
