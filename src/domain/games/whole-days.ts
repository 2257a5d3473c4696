import type { Game } from '../../contract/game.schema.ts'
import { addDays } from '../calendar/when.ts'

const dayOf = ({ date }: Game): string => date.slice(0, 10)

/** The games of a page of a list without its last day, of which the next page may have more. */
export function wholeDays({ items, total }: { items: Game[]; total: number }): Game[] {
  if (items.length === total) return items
  const complete = items.filter((game) => dayOf(game) !== dayOf(items.at(-1)!))
  return complete.length > 0 ? complete : items
}

/**
 * The games of seven days: of the first listed game and the six days beyond it. Newest first these
 * are the last days with results, soonest first the next ones with games.
 */
export function firstWeek(games: Game[]): Game[] {
  const first = games[0]
  if (!first) return []
  const [from, to] = [addDays(dayOf(first), -6), addDays(dayOf(first), 6)]
  return games.filter((game) => dayOf(game) >= from && dayOf(game) <= to)
}
