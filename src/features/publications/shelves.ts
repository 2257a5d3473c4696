import type { PageSettings, Publication } from '../../contract/pages.schema.ts'
import { compareText } from '../../domain/words/order.ts'

export type Shelf = { title: string; items: Publication[] }

/** Publications by group in their order, those without a sport last; they have no categories. */
export function groupIntoShelves(items: Publication[], groupBy: PageSettings['groupBy']): Shelf[] {
  if (groupBy === 'none' || groupBy === 'category')
    return items.length > 0 ? [{ title: 'All publications', items }] : []
  const general = 'The department'
  const shelves = Map.groupBy(items, ({ date, sport }) =>
    groupBy === 'year' ? date.slice(0, 4) : (sport?.title ?? general),
  )
  const titles = [...shelves.keys()]
  if (groupBy === 'sport')
    titles.sort((a, b) => Number(a === general) - Number(b === general) || compareText(a, b))
  return titles.map((title) => ({ title, items: shelves.get(title)! }))
}
