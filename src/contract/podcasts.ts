import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type {
  Podcast,
  PodcastCategory,
  PodcastFeed,
  PodcastFile,
  PodcastSettings,
} from './podcasts.schema.ts'
import type { SportRef } from './sport.schema.ts'

type OfSport = { sportId?: number | undefined }
type PodcastsQuery = Paging &
  OfSport & { categoryId?: number | undefined; searchTerm?: string | undefined }

export const podcasts = get<PodcastsQuery, PageOf<Podcast>>('/api/v2/Podcasts', {
  empty: emptyPage,
  staleTimeSeconds: 5 * minutes,
})
export const podcast = get<{ podcastId: number }, Podcast | null>('/api/v2/Podcasts/:podcastId', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const podcastPlay = get<{ podcastId: number }, PodcastFile | null>(
  '/api/v2/Podcasts/:podcastId/play',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const podcastDownload = get<{ podcastId: number }, PodcastFile | null>(
  '/api/v2/Podcasts/:podcastId/download',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const podcastCategories = get<EmptyQuery, PodcastCategory[]>('/api/v2/Podcasts/categories', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const podcastCategory = get<{ categoryId: number }, PodcastCategory | null>(
  '/api/v2/Podcasts/categories/:categoryId',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const podcastFilterCategories = get<OfSport, PodcastCategory[]>(
  '/api/v2/Podcasts/filters/categories',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const podcastFilterSports = get<EmptyQuery, { sport: SportRef; count: number }[]>(
  '/api/v2/Podcasts/filters/sports',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const podcastSettings = get<EmptyQuery, PodcastSettings | null>(
  '/api/v2/Podcasts/settings',
  {
    empty: null,
    staleTimeSeconds: 1 * hours,
  },
)
export const podcastFeed = get<OfSport & { categoryId?: number | undefined }, PodcastFeed | null>(
  '/api/v2/Podcasts/rss',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
