import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type { BoxScore } from './box-score.schema.ts'
import type { GameTeams, Moment } from './stats.schema.ts'
import type { CareerStats, PlayerStats } from './player-stats.schema.ts'
import type { CareerList } from './career.schema.ts'
import type { LiveDetails, LiveStats } from './live.schema.ts'
import type { LiveFeed, LiveStream } from './live-feed.schema.ts'
import type { SeasonStats, StatsPdf, LeaderGroup } from './season-stats.schema.ts'

type OfSeason = { sportId: number; season?: string | undefined }

export const boxScore = get<{ gameId: number }, BoxScore | null>('/api/v2/Stats/boxscore/:gameId', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
})
export const gameTeams = get<{ sport: string; storyId: number }, GameTeams[]>(
  '/api/v2/Stats/:sport/game-teams',
  { empty: [], staleTimeSeconds: 1 * minutes },
)
export const seasonStats = get<OfSeason, SeasonStats | null>('/api/v2/Stats/season', {
  empty: null,
  staleTimeSeconds: 1 * minutes,
})
export const statLeaders = get<OfSeason, LeaderGroup[]>('/api/v2/Stats/leaders', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const statsPdf = get<OfSeason, StatsPdf | null>('/api/v2/Stats/pdf', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const careerStats = get<
  { sport: string; rosterPlayerId?: number | undefined; playerId?: number | undefined },
  CareerStats | null
>('/api/v2/Stats/:sport/player/career', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const careerLeaders = get<{ sportId: number }, CareerList[]>('/api/v2/Stats/careers', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
export const playerStats = get<
  { rosterPlayerId: number; sport: string; year?: string | undefined },
  PlayerStats | null
>('/api/v2/Stats/bio', { empty: null, staleTimeSeconds: 5 * minutes })

export const liveStats = get<EmptyQuery, LiveStats>('/api/v2/LiveStats', {
  empty: { Games: [] },
  staleTimeSeconds: 0,
  offline: 'never',
  timeout: 5000,
})
export const liveDetails = get<{ gameId: number }, LiveDetails | null>(
  '/api/v2/LiveStats/details',
  { empty: null, staleTimeSeconds: 0, offline: 'never', timeout: 5000 },
)
export const liveFeed = get<{ gameId: number }, LiveFeed | null>('/api/v2/LiveStats/feed', {
  empty: null,
  staleTimeSeconds: 0,
  offline: 'never',
  timeout: 5000,
})
export const liveStreams = get<{ sportId: number }, LiveStream[]>('/api/v2/LiveStream', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
  offline: 'never',
})

export const moments = get<Paging & { sportId?: number | undefined }, PageOf<Moment>>(
  '/api/v2/WePlayed/latest',
  { empty: emptyPage, staleTimeSeconds: 5 * minutes },
)
export const gameMoments = get<{ gameId: number }, Moment[]>('/api/v2/WePlayed/game', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
