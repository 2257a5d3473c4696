import { get } from './endpoint.ts'
import { minutes, emptyPage, type PageOf, type Paging } from './queries.ts'
import type {
  OpponentHistory,
  OpponentOption,
  OpponentSummary,
  SeasonRecord,
  SeasonResults,
  YearByYear,
} from './opponents.schema.ts'

export const opponentPage = get<Paging & { sportId: number }, PageOf<OpponentSummary>>(
  '/api/v2/OpponentHistory',
  { empty: emptyPage, staleTimeSeconds: 5 * minutes },
)
export const opponentList = get<{ sportId: number }, OpponentSummary[]>(
  '/api/v2/OpponentHistory/list/:sportId',
  { empty: [], staleTimeSeconds: 5 * minutes },
)
export const opponentHistory = get<{ sportId: number; opponentId: number }, OpponentHistory | null>(
  '/api/v2/OpponentHistory/opponent/:sportId/:opponentId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const opponentOptions = get<{ sportId?: number | undefined }, OpponentOption[]>(
  '/api/v2/OpponentHistory/filters/opponents',
  { empty: [], staleTimeSeconds: 5 * minutes },
)
export const yearByYear = get<{ sportId: number }, YearByYear>('/api/v2/History/YearByYear', {
  empty: {},
  staleTimeSeconds: 5 * minutes,
})
export const seasonRecords = get<{ sportId: number }, SeasonRecord[]>('/api/v2/History/Seasons', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
export const seasonResults = get<
  { sportId: number; season?: string | undefined },
  SeasonResults | null
>('/api/v2/History/Results', { empty: null, staleTimeSeconds: 1 * minutes })
