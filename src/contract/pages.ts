import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type {
  Coverage,
  PageSettings,
  PressClip,
  PressClipFilter,
  Publication,
  Statement,
  StatementPage,
} from './pages.schema.ts'
import type { Facility, FacilityEvents, FacilityTeaser } from './facilities.schema.ts'

export const facilities = get<Paging & { sportId?: number | undefined }, PageOf<FacilityTeaser>>(
  '/api/v2/Facilities',
  { empty: emptyPage, staleTimeSeconds: 1 * hours },
)
export const facility = get<{ facilityId: number }, Facility | null>(
  '/api/v2/Facilities/:facilityId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const facilityEvents = get<{ facilityId: number }, FacilityEvents | null>(
  '/api/v2/Facilities/:facilityId/events',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const facilitySettings = get<EmptyQuery, PageSettings | null>(
  '/api/v2/Facilities/settings',
  {
    empty: null,
    staleTimeSeconds: 1 * hours,
  },
)

export const publications = get<Paging & { sportId?: number | undefined }, PageOf<Publication>>(
  '/api/v2/Publications',
  { empty: emptyPage, staleTimeSeconds: 1 * hours },
)
export const publication = get<{ slug: string }, Publication | null>('/api/v2/Publications/:slug', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const publicationSettings = get<EmptyQuery, PageSettings | null>(
  '/api/v2/Publications/settings',
  { empty: null, staleTimeSeconds: 1 * hours },
)

export type PressClipQuery = Paging & {
  sportId?: number | undefined
  season?: string | undefined
  year?: number | undefined
  search?: string | undefined
}
export const pressClips = get<PressClipQuery, PageOf<PressClip>>('/api/v2/PressClips', {
  empty: emptyPage,
  staleTimeSeconds: 10 * minutes,
})
export const pressClip = get<{ pressClipId: number }, PressClip | null>(
  '/api/v2/PressClips/:pressClipId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const pressClipSeasons = get<{ sportId?: number | undefined }, PressClipFilter[]>(
  '/api/v2/PressClips/filters/seasons',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const pressClipYears = get<{ sportId?: number | undefined }, PressClipFilter[]>(
  '/api/v2/PressClips/filters/years',
  { empty: [], staleTimeSeconds: 1 * hours },
)

export const coverage = get<{ sportId?: number | undefined }, Coverage[]>('/api/v2/Coverage', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})

/** What a department adds to a page that every site has. */
export const statement = get<{ page: StatementPage }, Statement | null>(
  '/api/v2/Statements/:page',
  { empty: null, staleTimeSeconds: 1 * hours },
)
