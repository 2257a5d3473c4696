import { get } from './endpoint.ts'
import type { BoxScore } from './schema/box-score.ts'
import type { Game, GamePage, Schedule, ScheduleRecord } from './schema/game.ts'
import type { LiveDetails, LiveStats } from './schema/live.ts'
import type { NavigationItem, SubNavigationItem } from './schema/navigation.ts'
import type { PlayerBio, Roster } from './schema/roster.ts'
import type { SiteSettings } from './schema/site.ts'
import type { Season, Sport } from './schema/sport.ts'
import type { Story, StoryPage } from './schema/story.ts'

const minutes = 60
const hours = 60 * minutes

export type Nothing = Record<never, never>
export type Paging = { $pageIndex?: number | undefined; $pageSize?: number | undefined }
export type EventsQuery = Paging & {
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}
const noGames: GamePage = { items: [], total: 0, page: 0, pages: 0 }

/** The whole content API, one row per call. To add one: a row, its parsers in schemas.ts, its handler in server/api/handlers.ts. */
export const api = {
  settings: get<Nothing, SiteSettings | null>('/api/v2/common/settings', { empty: null, fresh: 1 * hours, offline: 'keep' }),
  sports: get<Nothing, Sport[]>('/api/v2/Sports', { empty: [], fresh: 1 * hours, offline: 'keep' }),
  sport: get<{ sportId: number }, Sport | null>('/api/v2/Sports/:sportId', { empty: null, fresh: 1 * hours, offline: 'keep' }),
  navigation: get<Nothing, NavigationItem[]>('/api/v2/navigation', { empty: [], fresh: 1 * hours, offline: 'keep' }),
  subNavigation: get<{ sportId: number }, SubNavigationItem[]>('/api/v2/navigation/sub', { empty: [], fresh: 1 * hours, offline: 'keep' }),

  seasons: get<{ sportId: number; year?: string | undefined }, Season[]>('/api/v2/Season', { empty: [], fresh: 1 * hours, offline: 'keep' }),
  currentSeason: get<{ sportId: number }, Season | null>('/api/v2/Season/current', { empty: null, fresh: 1 * hours, offline: 'keep' }),
  seasonRecord: get<{ seasonId: number }, ScheduleRecord | null>('/api/v2/Season/:seasonId/record', { empty: null, fresh: 1 * minutes, offline: 'keep' }),

  /** `$pageSize`: at most so many players; all of them without it. */
  roster: get<{ sportId: number; season?: string | undefined; $pageSize?: number | undefined }, Roster | null>('/api/v2/Rosters', { empty: null, fresh: 5 * minutes, offline: 'keep' }),
  rosterById: get<{ rosterId: number }, Roster | null>('/api/v2/Rosters/:rosterId', { empty: null, fresh: 5 * minutes, offline: 'keep' }),
  player: get<{ rosterPlayerId: number }, PlayerBio | null>('/api/v2/Players/roster/bio/:rosterPlayerId', { empty: null, fresh: 5 * minutes, offline: 'keep' }),

  schedule: get<{ sportId: number; season?: string | undefined }, Schedule | null>('/api/v2/Schedule', { empty: null, fresh: 1 * minutes, offline: 'keep' }),
  scheduleById: get<{ scheduleId: number }, Schedule | null>('/api/v2/Schedule/:scheduleId', { empty: null, fresh: 1 * minutes, offline: 'keep' }),
  scheduleRecord: get<{ scheduleId: number }, ScheduleRecord | null>('/api/v2/Schedule/:scheduleId/Record', { empty: null, fresh: 1 * minutes, offline: 'keep' }),
  game: get<{ gameId: number }, Game | null>('/api/v2/ScheduleGames/:gameId', { empty: null, fresh: 1 * minutes, offline: 'keep' }),
  upcoming: get<EventsQuery, GamePage>('/api/v2/EventsResults/upcoming', { empty: noGames, fresh: 1 * minutes, offline: 'keep' }),
  results: get<EventsQuery, GamePage>('/api/v2/EventsResults/results', { empty: noGames, fresh: 1 * minutes, offline: 'keep' }),
  /** The strip under the header: live first, then what is next, between the last results. */
  scoreboard: get<{ sportId?: number | undefined }, Game[]>('/api/v2/EventsResults/scoreboard', { empty: [], fresh: 1 * minutes, offline: 'keep' }),

  boxScore: get<{ gameId: number }, BoxScore | null>('/api/v2/Stats/boxscore/:gameId', { empty: null, fresh: 1 * minutes, offline: 'keep' }),
  liveStats: get<Nothing, LiveStats>('/api/v2/LiveStats', { empty: { Games: [] }, fresh: 0, offline: 'never', timeout: 5000 }),
  liveDetails: get<{ gameId: number }, LiveDetails | null>('/api/v2/LiveStats/details', { empty: null, fresh: 0, offline: 'never', timeout: 5000 }),

  stories: get<Paging & { sportId?: number | undefined }, StoryPage>('/api/v2/Stories', { empty: { items: [], total: 0, page: 0, pages: 0 }, fresh: 1 * minutes, offline: 'keep' }),
  story: get<{ date: string; slug: string }, Story | null>('/api/v2/Stories/:date/:slug', { empty: null, fresh: 5 * minutes, offline: 'keep' }),
}
export type Api = typeof api
export type ApiName = keyof Api
