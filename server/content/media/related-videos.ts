import type { VideoClip } from '../../../src/contract/videos.schema.ts'
import { readItem, readItemPage } from '../items.ts'
import { video } from '../kinds/video.ts'
import { readMediaSettings } from './media-settings.ts'
import { outNow } from '../out-now.ts'
import type { ReadContext } from '../read-context.ts'
import { published } from '../stories/stories.ts'
import { clips, readClips } from './videos.ts'

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
