import { get } from '../endpoint.ts'
import { minutes } from '../queries.ts'
import type { Game } from '../schema/game.ts'

/**
 * `ids`: game numbers with commas between; without them every game that is under way, and what
 * begins today.
 */
export const board = get<{ ids?: string | undefined }, Game[]>('/api/v2/EventsResults/board', {
  empty: [],
  fresh: 1 * minutes,
  offline: 'keep',
})
