import * as api from '../../contract/api.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import type { PlaylistWithClips, VideoClip } from '../../contract/videos.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { videoFilters, parseVideosQuery, videosPageSize } from '../../domain/search/list-params.ts'
import { pageParamValues } from '../../domain/search/page-number.ts'
import { truncate } from '../../domain/words/text.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'
import { playlistHref, videoHref } from '../video-links.ts'

/** Characters of a description in search results. */
const described = 155
/** Playlists and series on the first page, and videos of the channel. */
const mostLists = 24
const ofChannel = 4

type At = { asked: Readonly<Record<string, string>>; sport?: Sport | undefined }

const ofVideos = {
  query: { page: pageParamValues },
  textParams: videoFilters,
  isCachedWhenEmpty: true,
} as const

/** One call for all clips and one for those of a type. */
const clipsRead = ({ asked, sport }: At) => {
  const { q, type, page } = parseVideosQuery(asked)
  const shared = {
    ...(sport && { sportId: sport.id }),
    ...(q && { search: q }),
    $pageIndex: page - 1,
    $pageSize: videosPageSize,
  }
  return type === ''
    ? apiQuery(api.videos, shared)
    : apiQuery(api.videosOfType, { ...shared, type })
}

const beyond = ({ asked, clips }: At & { clips: { pages: number } }) =>
  parseVideosQuery(asked).page > Math.max(clips.pages, 1)

const videosMeta = ({
  asked,
  sport,
  clips,
  settings,
}: At & { clips: { total: number }; settings: { name: string } }) => {
  const { q, type, page } = parseVideosQuery(asked)
  const sportPrefix = sport ? `${sport.title} ` : ''
  return {
    title: `${sportPrefix}Videos${page > 1 ? `, Page ${page}` : ''}`,
    description:
      `${settings.name} ${sportPrefix}videos: ` + 'highlights, press conferences and features.',
    pageType: 'videos',
    ...(q || type || page > 1 || clips.total === 0 ? { noindex: true } : {}),
  }
}

const listMeta = ({ list, settings }: { list: PlaylistWithClips; settings: { name: string } }) => ({
  title: list.title,
  description:
    `${settings.name} videos: ` + `${truncate(list.description ?? '', described) || list.title}.`,
  pageType: 'videos',
  contentId: list.id,
  image: list.thumbnail ?? list.clips[0]?.posterImage,
})

/** Clips, playlists, series and the department's channel. */
export const videos = {
  videos: route({
    path: paths.videos,
    ...ofVideos,
    reads: ({ asked }) => ({
      clips: clipsRead({ asked }),
      sports: apiQuery(api.sports, {}),
      lists: apiQuery(api.playlists, { $pageSize: mostLists }),
      channel: apiQuery(api.channelVideos, { $pageSize: ofChannel }),
    }),
    optional: ['sports', 'lists', 'channel'],
    isMissing: (page) => beyond(page),
    meta: (page) => videosMeta(page),
    screen: () => import('../../features/videos/VideosScreen.tsx'),
  }),

  sportVideos: route({
    path: paths.sportVideos,
    sport: 'sportSlug',
    ...ofVideos,
    reads: ({ asked, sport }) => ({
      clips: clipsRead({ asked, sport }),
      sports: apiQuery(api.sports, {}),
    }),
    optional: ['sports'],
    isMissing: (page) => beyond(page),
    meta: (page) => videosMeta(page),
    screen: () => import('../../features/videos/VideosScreen.tsx'),
  }),

  video: route({
    path: paths.video,
    reads: ({ params }) => ({
      video: apiQuery(api.video, { videoId: Number(params.videoId) }),
      related: apiQuery(api.relatedVideos, { type: 'video', id: Number(params.videoId) }),
      about: apiQuery(api.relatedVideoSettings, {}),
    }),
    needs: 'video',
    optional: ['related', 'about'],
    canonical: ({ video }) => videoHref(video),
    meta: ({ video, settings }) => ({
      title: video.title,
      description: descriptionOf(video, settings.name),
      pageType: 'video',
      contentId: video.id,
      image: video.posterImage,
    }),
    screen: () => import('../../features/videos/VideoScreen.tsx'),
  }),

  playlist: route({
    path: paths.playlist,
    reads: ({ params }) => ({
      list: apiQuery(api.playlist, { playlistId: Number(params.playlistId) }),
      lists: apiQuery(api.playlists, { $pageSize: mostLists }),
    }),
    needs: 'list',
    optional: ['lists'],
    canonical: ({ list }) => playlistHref(list),
    meta: (page) => listMeta(page),
    screen: () => import('../../features/videos/PlaylistScreen.tsx'),
  }),

  series: route({
    path: paths.series,
    reads: ({ params }) => ({
      list: apiQuery(api.series, { seriesId: Number(params.seriesId) }),
      others: apiQuery(api.seriesTitles, {}),
    }),
    needs: 'list',
    optional: ['others'],
    canonical: ({ list }) => playlistHref(list),
    meta: (page) => listMeta(page),
    screen: () => import('../../features/videos/PlaylistScreen.tsx'),
  }),
}

const descriptionOf = ({ title, description }: VideoClip, name: string): string =>
  truncate(description ?? '', described) || `${title}, a video of the ${name}.`
