import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { channelVideo, playlist, video, videoUrl } from '../kinds/media.ts'
import { readMediaSettings } from './galleries.ts'
import type { ReadContext } from '../read-context.ts'
import { outNow } from '../running.ts'
import { sportRefs } from '../sports/sports.ts'
import { published } from '../stories/stories.ts'
import { tagRefs } from '../stories/story-links.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type {
  ChannelVideoPage,
  Playlist,
  PlaylistWithClips,
  VideoClip,
} from '../../../src/contract/videos.schema.ts'

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

/** What `id` is the number of; a player is a person, the same in every season. */
type Of = { type: 'story' | 'game' | 'player' | 'sport' | 'video'; id?: number | undefined }
type Target = { kind: string; ids: number[] }

/**
 * Clips that name the same game, people or tags as the thing asked about, the newest first; filled
 * up with those of its sport. None where the department does not want them.
 */
export async function readRelatedVideos(reading: ReadContext, of: Of): Promise<VideoClip[]> {
  const {
    videos: { related },
  } = await readMediaSettings(reading)
  if (!related.enabled) return []
  const { targets, sportId } = await whatItNames(reading, of)
  const found = new Set<number>()
  for (const target of targets)
    for (const id of await mentioning(reading, target, related.count)) found.add(id)
  if (of.type === 'video' && of.id !== undefined) found.delete(of.id)
  if (sportId !== null && found.size < related.count) {
    const newest = await readItemPage(reading, video, {
      ...(sportId === undefined ? {} : { sportId }),
      to: await outNow(reading, video),
      order: 'newest',
      $pageSize: related.count + 1,
    })
    for (const { id } of newest.items) if (of.type !== 'video' || id !== of.id) found.add(id)
  }
  return clips(reading, await readClips(reading, [...found].slice(0, related.count)))
}

async function mentioning(
  reading: ReadContext,
  { kind, ids }: Target,
  most: number,
): Promise<number[]> {
  if (ids.length === 0) return []
  reading.touch('mentions')
  const rows = await reading.db
    .selectFrom('mention')
    .select(['id', 'date'])
    .where('tenant', '=', reading.tenant)
    .where('target_kind', '=', kind)
    .where('target', 'in', ids)
    .where('kind', '=', 'video')
    .where('date', '<=', await outNow(reading, video))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(most * ids.length + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** `sportId` undefined: the clips of all sports will do, null: none without being named. */
async function whatItNames(
  reading: ReadContext,
  { type, id }: Of,
): Promise<{ targets: Target[]; sportId: number | null | undefined }> {
  if (id === undefined) return { targets: [], sportId: undefined }
  if (type === 'sport') return { targets: [], sportId: id }
  if (type === 'player') return { targets: [{ kind: 'person', ids: [id] }], sportId: null }
  if (type === 'game') {
    reading.touch(`game:${id}`)
    const game = await reading.db
      .selectFrom('game')
      .select('sport_id')
      .where('tenant', '=', reading.tenant)
      .where('id', '=', id)
      .executeTakeFirst()
    return { targets: [{ kind: 'game', ids: [id] }], sportId: game?.sport_id ?? null }
  }
  return type === 'video' ? ofVideo(reading, id) : ofStory(reading, id)
}

/** Of a clip that is not out nothing is told, either. */
async function ofVideo(reading: ReadContext, id: number) {
  const clip = await readItem(reading, video, id)
  return clip && clip.createdDate <= (await outNow(reading, video))
    ? { targets: targetsOf(clip.gameIds, clip.playerIds, clip.tagIds), sportId: clip.sportId }
    : { targets: [], sportId: null }
}

/** Of a hidden story, or one that is not out, nothing is told. */
async function ofStory(reading: ReadContext, id: number) {
  reading.touch(`story:${id}`)
  const row = await reading.db
    .selectFrom('story')
    .select(['sport_id', 'doc'])
    .where('tenant', '=', reading.tenant)
    .where('id', '=', id)
    .where('hidden', '=', 0)
    .where('date', '<=', await published(reading))
    .executeTakeFirst()
  if (!row) return { targets: [], sportId: null }
  const {
    gameIds = [],
    playerIds = [],
    tagIds = [],
  } = JSON.parse(row.doc) as { gameIds?: number[]; playerIds?: number[]; tagIds?: number[] }
  return { targets: targetsOf(gameIds, playerIds, tagIds), sportId: row.sport_id }
}

const targetsOf = (games: number[], people: number[], tags: number[]): Target[] => [
  { kind: 'game', ids: games },
  { kind: 'person', ids: people },
  { kind: 'tag', ids: tags },
]
