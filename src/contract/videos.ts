import { get } from './endpoint.ts'
import { hours, minutes, emptyPage, type EmptyQuery, type PageOf, type Paging } from './queries.ts'
import type {
  ChannelVideoPage,
  Playlist,
  PlaylistWithClips,
  RelatedVideoSettings,
  ShowcaseSettings,
  VideoAdSettings,
  VideoClip,
} from './videos.schema.ts'

/** `type` says what `id` refers to. */
export type RelatedTo = {
  type: 'story' | 'game' | 'player' | 'sport' | 'video'
  id?: number | undefined
}

export const videosOfType = get<
  Paging & { sportId?: number | undefined; type: string; search?: string | undefined },
  PageOf<VideoClip>
>('/api/v2/Videos/categories/:type', {
  empty: emptyPage,
  staleTimeSeconds: 5 * minutes,
})
export const video = get<{ videoId: number }, VideoClip | null>('/api/v2/Videos/:videoId', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const channelVideos = get<Paging, ChannelVideoPage>('/api/v2/Videos/youtube', {
  empty: { channel: null, items: [], total: 0, page: 0, pages: 0 },
  staleTimeSeconds: 5 * minutes,
})
export const videoAdSettings = get<EmptyQuery, VideoAdSettings | null>(
  '/api/v2/Videos/ads/settings',
  {
    empty: null,
    staleTimeSeconds: 1 * hours,
  },
)
export const showcaseSettings = get<EmptyQuery, ShowcaseSettings | null>(
  '/api/v2/Videos/showcase/settings',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const relatedVideos = get<RelatedTo, VideoClip[]>('/api/v2/RelatedVideos', {
  empty: [],
  staleTimeSeconds: 5 * minutes,
})
export const relatedVideoSettings = get<EmptyQuery, RelatedVideoSettings | null>(
  '/api/v2/RelatedVideos/settings',
  { empty: null, staleTimeSeconds: 1 * hours },
)
export const playlists = get<Paging, PageOf<Playlist>>('/api/v2/Playlists', {
  empty: emptyPage,
  staleTimeSeconds: 1 * hours,
})
export const playlist = get<{ playlistId: number }, PlaylistWithClips | null>(
  '/api/v2/Playlists/:playlistId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const seriesTitles = get<EmptyQuery, { id: number; title: string }[]>(
  '/api/v2/Series/titles',
  {
    empty: [],
    staleTimeSeconds: 1 * hours,
  },
)
export const series = get<{ seriesId: number }, PlaylistWithClips | null>(
  '/api/v2/Series/:seriesId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
