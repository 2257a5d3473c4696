import type { Game } from '../../contract/game.schema.ts'

/** A week without a game stands in some schedules as if it were one. */
export const isByeWeek = (opponent: Pick<Game['opponent'], 'id' | 'title'>): boolean =>
  opponent.id === null && /\bbye(?: week)?\b/i.test(opponent.title)

/** What no list shows: a bye week, and an exhibition that is over and has no result. */
export const isDropped = ({
  type,
  status,
  result,
  opponent,
}: Pick<Game, 'type' | 'status' | 'result'> & {
  opponent: Pick<Game['opponent'], 'id' | 'title'>
}): boolean => (type === 'S' && status === 'O' && !result) || isByeWeek(opponent)
