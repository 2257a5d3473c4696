import type { SportRef } from '../contract/sport.schema.ts'
import type { Playlist, VideoClip } from '../contract/videos.schema.ts'
import type { VideosQuery } from '../domain/search/list-params.ts'
import { toQueryString } from '../domain/search/page-number.ts'
import { slugify } from '../domain/words/slug.ts'
import { href } from './href.ts'
import { paths } from './paths.ts'

/** The videos of all sports or one, with filters. */
export const videosHref = (
  sport?: Pick<SportRef, 'globalSportNameSlug'>,
  query: Partial<VideosQuery> = {},
): string =>
  (sport
    ? href(paths.sportVideos, { sportSlug: sport.globalSportNameSlug })
    : href(paths.videos, {})) + toQueryString(query)

/** The page of a clip. */
export const videoHref = ({ id, title }: Pick<VideoClip, 'id' | 'title'>): string =>
  href(paths.video, { videoSlug: slugify(title) || 'video', videoId: String(id) })

/** The page of a playlist or a series. */
export const playlistHref = ({
  id,
  title,
  type,
}: Pick<Playlist, 'id' | 'title' | 'type'>): string =>
  type === 'series'
    ? href(paths.series, { seriesSlug: slugify(title) || type, seriesId: String(id) })
    : href(paths.playlist, { playlistSlug: slugify(title) || type, playlistId: String(id) })
