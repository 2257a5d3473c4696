import { get } from './endpoint.ts'
import { hours, minutes, noPage, type Nothing, type PageOf, type Paging } from './queries.ts'
import type { ImageGallery } from './stories.schema.ts'
import type {
  Podcast,
  PodcastCategory,
  PodcastFeed,
  PodcastFile,
  PodcastSettings,
} from './podcasts.schema.ts'
import type { ShopProduct, Slide, SlideCampaign } from './media.schema.ts'
import type { SportRef } from './sport.schema.ts'
import type {
  ChannelVideoPage,
  Playlist,
  PlaylistWithClips,
  RelatedVideoSettings,
  ShowcaseSettings,
  VideoAdSettings,
  VideoClip,
} from './videos.schema.ts'

type OfSport = { sportId?: number | undefined }
type PodcastsQuery = Paging &
  OfSport & { categoryId?: number | undefined; searchTerm?: string | undefined }
/** `type` says what `id` refers to. */
export type RelatedTo = {
  type: 'story' | 'game' | 'player' | 'sport' | 'video'
  id?: number | undefined
}

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

export const videos = get<Paging & OfSport & { search?: string | undefined }, PageOf<VideoClip>>(
  '/api/v2/Videos/all-access',
  { empty: noPage, fresh: 5 * minutes, offline: 'keep' },
)
export const videosOfType = get<Paging & OfSport & { type: string }, PageOf<VideoClip>>(
  '/api/v2/Videos/categories/:type',
  { empty: noPage, fresh: 5 * minutes, offline: 'keep' },
)
export const video = get<{ videoId: number }, VideoClip | null>('/api/v2/Videos/:videoId', {
  empty: null,
  fresh: 5 * minutes,
  offline: 'keep',
})
export const channelVideos = get<Paging, ChannelVideoPage>('/api/v2/Videos/youtube', {
  empty: { channel: null, items: [], total: 0, page: 0, pages: 0 },
  fresh: 5 * minutes,
  offline: 'keep',
})
export const videoAdSettings = get<Nothing, VideoAdSettings | null>('/api/v2/Videos/ads/settings', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const showcaseSettings = get<Nothing, ShowcaseSettings | null>(
  '/api/v2/Videos/showcase/settings',
  { empty: null, fresh: 1 * hours, offline: 'keep' },
)
export const relatedVideos = get<RelatedTo, VideoClip[]>('/api/v2/RelatedVideos', {
  empty: [],
  fresh: 5 * minutes,
  offline: 'keep',
})
export const relatedVideoSettings = get<Nothing, RelatedVideoSettings | null>(
  '/api/v2/RelatedVideos/settings',
  { empty: null, fresh: 1 * hours, offline: 'keep' },
)
export const playlists = get<Paging, PageOf<Playlist>>('/api/v2/Playlists', {
  empty: noPage,
  fresh: 1 * hours,
  offline: 'keep',
})
export const playlist = get<{ playlistId: number }, PlaylistWithClips | null>(
  '/api/v2/Playlists/:playlistId',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
export const seriesTitles = get<Nothing, { id: number; title: string }[]>('/api/v2/Series/titles', {
  empty: [],
  fresh: 1 * hours,
  offline: 'keep',
})
export const series = get<{ seriesId: number }, PlaylistWithClips | null>(
  '/api/v2/Series/:seriesId',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)

export const imageGalleries = get<
  Paging & OfSport & { galleryId?: number | undefined },
  PageOf<ImageGallery>
>('/api/v2/ImageGalleries', { empty: noPage, fresh: 5 * minutes, offline: 'keep' })
export const slideshows = get<OfSport, Slide[]>('/api/v2/Slideshows', {
  empty: [],
  fresh: 5 * minutes,
  offline: 'keep',
})
export const slideshowCampaigns = get<OfSport, SlideCampaign[]>('/api/v2/Slideshows/campaigns', {
  empty: [],
  fresh: 5 * minutes,
  offline: 'keep',
})
export const shopProducts = get<Paging & OfSport, PageOf<ShopProduct>>('/api/v2/Shop/products', {
  empty: noPage,
  fresh: 5 * minutes,
  offline: 'keep',
})
export const shopProduct = get<{ productId: number }, ShopProduct | null>(
  '/api/v2/Shop/products/:productId',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
