import { get } from '../endpoint.ts'
import { minutes } from '../queries.ts'
import type { PlayerBio, Roster } from '../schema/roster.ts'

/** `$pageSize`: at most so many players; all of them without it. */
export const roster = get<{ sportId: number; season?: string | undefined; $pageSize?: number | undefined }, Roster | null>('/api/v2/Rosters', { empty: null, fresh: 5 * minutes, offline: 'keep' })
export const rosterById = get<{ rosterId: number }, Roster | null>('/api/v2/Rosters/:rosterId', { empty: null, fresh: 5 * minutes, offline: 'keep' })
export const player = get<{ rosterPlayerId: number }, PlayerBio | null>('/api/v2/Players/roster/bio/:rosterPlayerId', { empty: null, fresh: 5 * minutes, offline: 'keep' })
