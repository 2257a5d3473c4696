import { get } from './endpoint.ts'
import { hours, minutes, noPage, type Nothing, type PageOf, type Paging } from './queries.ts'
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
  empty: noPage,
  fresh: 5 * minutes,
  offline: 'keep',
})
export const podcast = get<{ podcastId: number }, Podcast | null>('/api/v2/Podcasts/:podcastId', {
  empty: null,
  fresh: 5 * minutes,
  offline: 'keep',
})
export const podcastPlay = get<{ podcastId: number }, PodcastFile | null>(
  '/api/v2/Podcasts/:podcastId/play',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
export const podcastDownload = get<{ podcastId: number }, PodcastFile | null>(
  '/api/v2/Podcasts/:podcastId/download',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
export const podcastCategories = get<Nothing, PodcastCategory[]>('/api/v2/Podcasts/categories', {
  empty: [],
  fresh: 1 * hours,
  offline: 'keep',
})
export const podcastCategory = get<{ categoryId: number }, PodcastCategory | null>(
  '/api/v2/Podcasts/categories/:categoryId',
  { empty: null, fresh: 1 * hours, offline: 'keep' },
)
export const podcastFilterCategories = get<OfSport, PodcastCategory[]>(
  '/api/v2/Podcasts/filters/categories',
  { empty: [], fresh: 1 * hours, offline: 'keep' },
)
export const podcastFilterSports = get<Nothing, { sport: SportRef; count: number }[]>(
  '/api/v2/Podcasts/filters/sports',
  { empty: [], fresh: 1 * hours, offline: 'keep' },
)
export const podcastSettings = get<Nothing, PodcastSettings | null>('/api/v2/Podcasts/settings', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const podcastFeed = get<OfSport & { categoryId?: number | undefined }, PodcastFeed | null>(
  '/api/v2/Podcasts/rss',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
