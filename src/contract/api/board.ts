import { get } from '../endpoint.ts'
import { minutes } from '../queries.ts'
import type { Game } from '../schema/game.ts'

export const board = get<{ ids?: string | undefined }, Game[]>('/api/v2/EventsResults/board', {
  empty: [],
  fresh: 1 * minutes,
  offline: 'keep',
})
