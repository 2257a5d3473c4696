import { sql } from 'kysely'
import { cachedRows } from '../cached-rows.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { getEngineName } from '../../db/engine.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { channelVideo, playlist, video, videoUrl } from '../kinds/media.ts'
import { readMediaSettings } from './galleries.ts'
import type { ReadContext } from '../read-context.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import { sportRefs } from '../sports/sports.ts'
import { tagRefs } from '../stories/story-links.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type {
  ChannelVideoPage,
  Playlist,
  PlaylistWithClips,
  VideoClip,
} from '../../../src/contract/videos.schema.ts'

type Clip = Item<typeof video>
type VideoQuery = {
  sportId?: number | undefined
  type?: string | undefined
  search?: string | undefined
}

/** Published clips, newest first. */
export async function readVideos(
  context: ReadContext,
  { type, ...query }: Paging & VideoQuery,
): Promise<PageOf<VideoClip>> {
  const page = await readItemPage(context, video, {
    ...query,
    slug: type,
    to: await readPublishCutoff(context, video),
    order: 'newest',
  })
  return { ...page, items: await clips(context, page.items) }
}

export async function readVideo(context: ReadContext, videoId: number): Promise<VideoClip | null> {
  const clip = await readItem(context, video, videoId)
  return clip && clip.createdDate <= (await readPublishCutoff(context, video))
    ? { ...(await clips(context, [clip]))[0]!, transcript: clip.transcript ?? null }
    : null
}

export async function clips(context: ReadContext, all: readonly Clip[]): Promise<VideoClip[]> {
  const sports = await sportRefs(context)
  const videoClips: VideoClip[] = []
  for (const { id, sportId, tagIds, gameIds: _, playerIds: __, ...doc } of all) {
    videoClips.push({
      ...doc,
      captions: doc.captions ?? null,
      transcript: null,
      id,
      mediaFileId: String(id),
      url: videoUrl(id, doc.youtube),
      sport: (sportId && sports.get(sportId)) || null,
      tags: await tagRefs(context, tagIds),
    })
  }
  return videoClips
}

/**
 * The YouTube ids that content of the department names (clips, videos of its channel, stories), and
 * the addresses of files that its stories name. One query while none of them changes.
 */
export async function readNamedVideos(context: ReadContext): Promise<ReadonlySet<string>> {
  const { db, tenant } = context
  context.touch('stories', video.name, channelVideo.name)
  const [itemVideo, storyVideo] =
    getEngineName(db as never) === 'postgres'
      ? [
          sql<string>`doc::json ->> 'youtube'`,
          sql<string>`coalesce(
            doc::json -> 'video' ->> 'youtube', doc::json -> 'video' ->> 'archive'
          )`,
        ]
      : [
          sql<string>`doc ->> '$.youtube'`,
          sql<string>`coalesce(doc ->> '$.video.youtube', doc ->> '$.video.archive')`,
        ]
  const rows = await cachedRows(
    context,
    db
      .selectFrom('item')
      .select(itemVideo.as('name'))
      .where('tenant', '=', tenant)
      .where('kind', 'in', [video.name, channelVideo.name])
      .where(itemVideo, 'is not', null)
      .union(
        db
          .selectFrom('story')
          .select(storyVideo.as('name'))
          .where('tenant', '=', tenant)
          .where(storyVideo, 'is not', null),
      ),
  )
  return new Set(rows.map(({ name }) => name))
}

/** Published clips by id, in the given order. */
export async function readClips(context: ReadContext, ids: readonly number[]): Promise<Clip[]> {
  if (ids.length === 0) return []
  const now = await readPublishCutoff(context, video)
  const clipsById = new Map(
    (await readItems(context, video, { to: now, ids })).map((clip) => [clip.id, clip]),
  )
  return ids.flatMap((id) => clipsById.get(id) ?? [])
}

export async function readChannelVideos(
  context: ReadContext,
  query: Paging,
): Promise<ChannelVideoPage> {
  const page = await readItemPage(context, channelVideo, {
    ...query,
    to: await readPublishCutoff(context, channelVideo),
    order: 'newest',
  })
  const { videos } = await readMediaSettings(context)
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
  context: ReadContext,
  query: Paging,
): Promise<PageOf<Playlist>> {
  const page = await readItemPage(context, playlist, query)
  const items: Playlist[] = []
  for (const item of page.items) items.push(await listOf(context, item))
  return { ...page, items }
}

/** Without a picture of its own it has the first of its clips. */
async function listOf(context: ReadContext, list: List): Promise<Playlist> {
  const { id, title, description, type, sponsor } = list
  const listedClips = await readClips(context, list.videoIds)
  return {
    id,
    title,
    description,
    type,
    thumbnail: list.thumbnail ?? listedClips.find((clip) => clip.posterImage)?.posterImage ?? null,
    sponsor,
    count: listedClips.length,
  }
}

/** A playlist or series with its clips in the department's order; with `type` only of that type. */
export async function readPlaylist(
  context: ReadContext,
  playlistId: number,
  type?: Playlist['type'],
): Promise<PlaylistWithClips | null> {
  const list = await readItem(context, playlist, playlistId)
  if (!list || (type && list.type !== type)) return null
  return {
    ...(await listOf(context, list)),
    clips: await clips(context, await readClips(context, list.videoIds)),
  }
}

export const readSeriesTitles = async (
  context: ReadContext,
): Promise<{ id: number; title: string }[]> =>
  (await readItems(context, playlist, { slug: 'series' })).map(({ id, title }) => ({ id, title }))

export const handlers = {
  videos: readVideos,
  videosOfType: readVideos,
  video: (context, { videoId }) => readVideo(context, videoId),
  channelVideos: readChannelVideos,
  playlists: readPlaylists,
  playlist: (context, { playlistId }) => readPlaylist(context, playlistId),
  seriesTitles: readSeriesTitles,
  series: (context, { seriesId }) => readPlaylist(context, seriesId, 'series'),
} satisfies Partial<CallHandlers>
