import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type { ScheduleRecord } from './game.schema.ts'
import type { RelatedSeason, Season, Sport } from './sport.schema.ts'
import type { ConferenceStanding, SportStandings, Standing } from './sports.schema.ts'

export const sports = get<EmptyQuery, Sport[]>('/api/v2/Sports', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const sport = get<{ sportId: number }, Sport | null>('/api/v2/Sports/:sportId', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const seasons = get<{ sportId: number; year?: string | undefined }, Season[]>(
  '/api/v2/Season',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const currentSeason = get<{ sportId: number }, Season | null>('/api/v2/Season/current', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const seasonRecord = get<{ seasonId: number }, ScheduleRecord | null>(
  '/api/v2/Season/:seasonId/record',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const relatedSeasons = get<{ sportId: number }, RelatedSeason[]>(
  '/api/v2/Season/:sportId/related',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const seasonStandings = get<
  Paging & { sportId?: number | undefined; seasonId?: number | undefined },
  PageOf<Standing>
>('/api/v2/Season/standings', { empty: emptyPage, staleTimeSeconds: 5 * minutes })
export const conferenceStandings = get<EmptyQuery, ConferenceStanding[]>(
  '/api/v2/ConferenceStandings/global',
  { empty: [], staleTimeSeconds: 5 * minutes },
)
export const sportStandings = get<
  { sportId: number; season?: string | undefined },
  SportStandings | null
>('/api/v2/ConferenceStandings/:sportId', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
