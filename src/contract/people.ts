import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type {
  OpponentRoster,
  PastPlayer,
  PlayerLink,
  PlayerMedia,
  PlayerSettings,
  RosterSettings,
  RosterTeaser,
} from './people.schema.ts'
import type { Player, PlayerBio, Roster } from './roster.schema.ts'

export const roster = get<
  { sportId: number; season?: string | undefined; $pageSize?: number | undefined },
  Roster | null
>('/api/v2/Rosters', { empty: null, staleTimeSeconds: 5 * minutes })
export const rosterById = get<{ rosterId: number }, Roster | null>('/api/v2/Rosters/:rosterId', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const rosterList = get<
  { sportId?: number | undefined; sport?: string | undefined; season?: string | undefined },
  RosterTeaser[]
>('/api/v2/Rosters/list', { empty: [], staleTimeSeconds: 1 * hours })
export const activeRosters = get<EmptyQuery, RosterTeaser[]>('/api/v2/Rosters/active/list', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const rosterBySport = get<{ sport: string }, Roster | null>(
  '/api/v2/Rosters/bySport/:sport',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const opponentRoster = get<{ sportId: number; opponentId: number }, OpponentRoster | null>(
  '/api/v2/Rosters/opponent/:sportId/:opponentId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const rosterSettings = get<{ sportId?: number | undefined }, RosterSettings | null>(
  '/api/v2/Rosters/settings',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const player = get<{ rosterPlayerId: number }, PlayerBio | null>(
  '/api/v2/Players/roster/bio/:rosterPlayerId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const rosterPlayers = get<{ rosterId: number }, Player[] | null>(
  '/api/v2/Players/roster/:rosterId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const playerMedia = get<
  { playerId: number; rosterPlayerId?: number | undefined },
  PlayerMedia | null
>('/api/v2/Players/:playerId/media', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
type HistoryQuery = Paging & {
  sportId?: number | undefined
  lastNameStart?: string | undefined
  nameSearch?: string | undefined
}
export const playerHistory = get<HistoryQuery, PageOf<PastPlayer>>('/api/v2/Players/history', {
  empty: emptyPage,
  staleTimeSeconds: 1 * hours,
})
export const randomPlayer = get<{ sportId?: number | undefined }, PlayerLink | null>(
  '/api/v2/Players/random',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const playerSearch = get<Paging & { searchText: string }, PageOf<PlayerLink>>(
  '/api/v2/Players/search',
  { empty: emptyPage, staleTimeSeconds: 5 * minutes },
)
export const playerSettings = get<EmptyQuery, PlayerSettings | null>('/api/v2/Players/settings', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
