import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EventsQuery, type EmptyQuery } from './queries.ts'
import type { Countdown, GameDetails, GameResults } from './game-details.schema.ts'
import type { ConferenceGame } from './conference-games.schema.ts'
import type { Game, GamePage, Schedule, ScheduleRecord, ScheduleSettings } from './game.schema.ts'

export const schedule = get<{ sportId: number; season?: string | undefined }, Schedule | null>(
  '/api/v2/Schedule',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const scheduleById = get<{ scheduleId: number }, Schedule | null>(
  '/api/v2/Schedule/:scheduleId',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const scheduleRecord = get<{ scheduleId: number }, ScheduleRecord | null>(
  '/api/v2/Schedule/:scheduleId/Record',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const scheduleSettings = get<EmptyQuery, ScheduleSettings | null>(
  '/api/v2/Schedule/settings',
  {
    empty: null,
    staleTimeSeconds: 1 * hours,
  },
)
export const countdown = get<EmptyQuery, Countdown | null>('/api/v2/Countdown/homepage', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
})
export const game = get<{ gameId: number }, GameDetails | null>('/api/v2/ScheduleGames/:gameId', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
})
export const gameResults = get<{ gameId: number }, GameResults | null>(
  '/api/v2/ScheduleGames/:gameId/results',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const upcoming = get<EventsQuery, GamePage>('/api/v2/EventsResults/upcoming', {
  empty: emptyPage,
  staleTimeSeconds: 1 * minutes,
})
export const results = get<EventsQuery, GamePage>('/api/v2/EventsResults/results', {
  empty: emptyPage,
  staleTimeSeconds: 1 * minutes,
})
export const scoreboard = get<{ sportId?: number | undefined }, Game[]>(
  '/api/v2/EventsResults/scoreboard',
  { empty: [], staleTimeSeconds: 1 * minutes },
)

export const board = get<{ ids?: string | undefined }, Game[]>('/api/v2/EventsResults/board', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const conferenceGames = get<
  { sportId?: number | undefined; startDate?: string | undefined; endDate?: string | undefined },
  ConferenceGame[]
>('/api/v2/ConferenceGames', { empty: [], staleTimeSeconds: 5 * minutes })
