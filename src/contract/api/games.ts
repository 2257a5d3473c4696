import { get } from '../endpoint.ts'
import { minutes, noPage, type EventsQuery } from '../queries.ts'
import type { Game, GamePage, Schedule, ScheduleRecord } from '../schema/game.ts'

export const schedule = get<{ sportId: number; season?: string | undefined }, Schedule | null>('/api/v2/Schedule', { empty: null, fresh: 1 * minutes, offline: 'keep' })
export const scheduleById = get<{ scheduleId: number }, Schedule | null>('/api/v2/Schedule/:scheduleId', { empty: null, fresh: 1 * minutes, offline: 'keep' })
export const scheduleRecord = get<{ scheduleId: number }, ScheduleRecord | null>('/api/v2/Schedule/:scheduleId/Record', { empty: null, fresh: 1 * minutes, offline: 'keep' })
export const game = get<{ gameId: number }, Game | null>('/api/v2/ScheduleGames/:gameId', { empty: null, fresh: 1 * minutes, offline: 'keep' })
export const upcoming = get<EventsQuery, GamePage>('/api/v2/EventsResults/upcoming', { empty: noPage, fresh: 1 * minutes, offline: 'keep' })
export const results = get<EventsQuery, GamePage>('/api/v2/EventsResults/results', { empty: noPage, fresh: 1 * minutes, offline: 'keep' })
/** The strip under the header: live first, then what is next, between the last results. */
export const scoreboard = get<{ sportId?: number | undefined }, Game[]>('/api/v2/EventsResults/scoreboard', { empty: [], fresh: 1 * minutes, offline: 'keep' })
