import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type {
  ChannelVideoPage,
  Playlist,
  PlaylistWithClips,
  VideoClip,
} from '../../../src/contract/videos.schema.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { channelVideo } from '../kinds/channel-video.ts'
import { playlist } from '../kinds/playlist.ts'
import { video, videoUrl } from '../kinds/video.ts'
import { readMediaSettings } from './media-settings.ts'
import { outNow } from '../out-now.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { tagRefs } from '../stories/tag-refs.ts'

type Clip = Item<typeof video>
type Asked = {
  sportId?: number | undefined
  type?: string | undefined
  search?: string | undefined
}

/** Clips that are out, the newest first. */
export async function readVideos(
  reading: ReadContext,
  { type, ...query }: Paging & Asked,
): Promise<PageOf<VideoClip>> {
  const page = await readItemPage(reading, video, {
    ...query,
    slug: type,
    to: await outNow(reading, video),
    order: 'newest',
  })
  return { ...page, items: await clips(reading, page.items) }
}

export async function readVideo(reading: ReadContext, videoId: number): Promise<VideoClip | null> {
  const clip = await readItem(reading, video, videoId)
  return clip && clip.createdDate <= (await outNow(reading, video))
    ? (await clips(reading, [clip]))[0]!
    : null
}

export async function clips(reading: ReadContext, all: readonly Clip[]): Promise<VideoClip[]> {
  const sports = await sportRefs(reading)
  const made: VideoClip[] = []
  for (const { id, sportId, tagIds, gameIds: _, playerIds: __, ...doc } of all) {
    made.push({
      ...doc,
      id,
      mediaFileId: String(id),
      url: videoUrl(id, doc.youtube),
      sport: (sportId && sports.get(sportId)) || null,
      tags: await tagRefs(reading, tagIds),
    })
  }
  return made
}

/** Clips by their numbers, in that order; those that are not out are not there. */
export async function readClips(reading: ReadContext, ids: readonly number[]): Promise<Clip[]> {
  if (ids.length === 0) return []
  const now = await outNow(reading, video)
  const known = new Map(
    (await readItems(reading, video, { to: now, ids })).map((clip) => [clip.id, clip]),
  )
  return ids.flatMap((id) => known.get(id) ?? [])
}

export async function readChannelVideos(
  reading: ReadContext,
  query: Paging,
): Promise<ChannelVideoPage> {
  const page = await readItemPage(reading, channelVideo, {
    ...query,
    to: await outNow(reading, channelVideo),
    order: 'newest',
  })
  const { videos } = await readMediaSettings(reading)
  return {
    ...page,
    channel: videos.channel,
    items: page.items.map(({ youtube, id: _, ...doc }) => ({
      ...doc,
      id: youtube,
      url: `https://www.youtube.com/watch?v=${youtube}`,
    })),
  }
}

type List = Item<typeof playlist>

export async function readPlaylists(
  reading: ReadContext,
  query: Paging,
): Promise<PageOf<Playlist>> {
  const page = await readItemPage(reading, playlist, query)
  const items: Playlist[] = []
  for (const item of page.items) items.push(await listOf(reading, item))
  return { ...page, items }
}

async function listOf(reading: ReadContext, list: List): Promise<Playlist> {
  const { id, title, description, type, thumbnail, sponsor } = list
  return {
    id,
    title,
    description,
    type,
    thumbnail,
    sponsor,
    count: (await readClips(reading, list.videoIds)).length,
  }
}

/**
 * A playlist or series with its clips, in the department's order; with `type` one of that type
 * alone.
 */
export async function readPlaylist(
  reading: ReadContext,
  playlistId: number,
  type?: Playlist['type'],
): Promise<PlaylistWithClips | null> {
  const list = await readItem(reading, playlist, playlistId)
  if (!list || (type && list.type !== type)) return null
  return {
    ...(await listOf(reading, list)),
    clips: await clips(reading, await readClips(reading, list.videoIds)),
  }
}

export const readSeriesTitles = async (
  reading: ReadContext,
): Promise<{ id: number; title: string }[]> =>
  (await readItems(reading, playlist, { slug: 'series' })).map(({ id, title }) => ({ id, title }))
