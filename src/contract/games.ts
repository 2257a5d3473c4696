import { get } from './endpoint.ts'
import { hours, minutes, noPage, type EventsQuery, type Nothing } from './queries.ts'
import type { Countdown, GameDetails, GameResults } from './game-details.schema.ts'
import type { Game, GamePage, Schedule, ScheduleRecord, ScheduleSettings } from './game.schema.ts'

export const schedule = get<{ sportId: number; season?: string | undefined }, Schedule | null>(
  '/api/v2/Schedule',
  { empty: null, fresh: 1 * minutes, offline: 'keep' },
)
export const scheduleById = get<{ scheduleId: number }, Schedule | null>(
  '/api/v2/Schedule/:scheduleId',
  { empty: null, fresh: 1 * minutes, offline: 'keep' },
)
export const scheduleRecord = get<{ scheduleId: number }, ScheduleRecord | null>(
  '/api/v2/Schedule/:scheduleId/Record',
  { empty: null, fresh: 1 * minutes, offline: 'keep' },
)
export const scheduleSettings = get<Nothing, ScheduleSettings | null>('/api/v2/Schedule/settings', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const countdown = get<Nothing, Countdown | null>('/api/v2/Countdown/homepage', {
  empty: null,
  fresh: 1 * minutes,
  offline: 'keep',
})
export const game = get<{ gameId: number }, GameDetails | null>('/api/v2/ScheduleGames/:gameId', {
  empty: null,
  fresh: 1 * minutes,
  offline: 'keep',
})
export const gameResults = get<{ gameId: number }, GameResults | null>(
  '/api/v2/ScheduleGames/:gameId/results',
  { empty: null, fresh: 1 * minutes, offline: 'keep' },
)
export const upcoming = get<EventsQuery, GamePage>('/api/v2/EventsResults/upcoming', {
  empty: noPage,
  fresh: 1 * minutes,
  offline: 'keep',
})
export const results = get<EventsQuery, GamePage>('/api/v2/EventsResults/results', {
  empty: noPage,
  fresh: 1 * minutes,
  offline: 'keep',
})
export const scoreboard = get<{ sportId?: number | undefined }, Game[]>(
  '/api/v2/EventsResults/scoreboard',
  { empty: [], fresh: 1 * minutes, offline: 'keep' },
)

export const board = get<{ ids?: string | undefined }, Game[]>('/api/v2/EventsResults/board', {
  empty: [],
  fresh: 1 * minutes,
  offline: 'keep',
})
