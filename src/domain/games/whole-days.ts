import type { Game } from '../../contract/game.schema.ts'

/** The games of a page of a list without its last day, of which the next page may have more. */
export function wholeDays({ items, total }: { items: Game[]; total: number }): Game[] {
  if (items.length === total) return items
  const dayOf = ({ date }: Game) => date.slice(0, 10)
  const complete = items.filter((game) => dayOf(game) !== dayOf(items.at(-1)!))
  return complete.length > 0 ? complete : items
}
