import { get } from './endpoint.ts'
import { hours, minutes, noPage, type Nothing, type PageOf, type Paging } from './queries.ts'
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
>('/api/v2/Videos/categories/:type', { empty: noPage, fresh: 5 * minutes, offline: 'keep' })
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
