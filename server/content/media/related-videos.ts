import type { VideoClip } from '../../../src/contract/videos.schema.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readItem, readItemPage } from '../items.ts'
import { video } from '../kinds/media.ts'
import { readPublishCutoff } from '../publish-cutoff.ts'
import type { ReadContext } from '../read-context.ts'
import { readStoryCutoff } from '../stories/stories.ts'
import { readMediaSettings } from './galleries.ts'
import { clips, readClips } from './videos.ts'

/** What `id` refers to. A player is a person, the same in every season. */
type Of = { type: 'story' | 'game' | 'player' | 'sport' | 'video'; id?: number | undefined }
type Target = { kind: string; ids: number[] }

/**
 * Clips that name the same game, people or tags, newest first, then clips of the same sport. Empty
 * where the department has turned them off.
 */
export async function readRelatedVideos(context: ReadContext, of: Of): Promise<VideoClip[]> {
  const {
    videos: { related },
  } = await readMediaSettings(context)
  if (!related.enabled) return []
  const { targets, sportId } = await whatItNames(context, of)
  const relatedIds = new Set<number>()
  for (const target of targets)
    for (const id of await mentioning(context, target, related.count)) relatedIds.add(id)
  if (of.type === 'video' && of.id !== undefined) relatedIds.delete(of.id)
  if (sportId !== null && relatedIds.size < related.count) {
    const newest = await readItemPage(context, video, {
      ...(sportId === undefined ? {} : { sportId }),
      to: await readPublishCutoff(context, video),
      order: 'newest',
      $pageSize: related.count + 1,
    })
    for (const { id } of newest.items) if (of.type !== 'video' || id !== of.id) relatedIds.add(id)
  }
  return clips(context, await readClips(context, [...relatedIds].slice(0, related.count)))
}

async function mentioning(
  context: ReadContext,
  { kind, ids }: Target,
  maxIds: number,
): Promise<number[]> {
  if (ids.length === 0) return []
  context.touch('mentions')
  const rows = await context.db
    .selectFrom('mention')
    .select(['id', 'date'])
    .where('tenant', '=', context.tenant)
    .where('target_kind', '=', kind)
    .where('target', 'in', ids)
    .where('kind', '=', 'video')
    .where('date', '<=', await readPublishCutoff(context, video))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(maxIds * ids.length + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * `sportId` undefined: fill up with clips of all sports; null: only clips with a common mention.
 */
async function whatItNames(
  context: ReadContext,
  { type, id }: Of,
): Promise<{ targets: Target[]; sportId: number | null | undefined }> {
  if (id === undefined) return { targets: [], sportId: undefined }
  if (type === 'sport') return { targets: [], sportId: id }
  if (type === 'player') return { targets: [{ kind: 'person', ids: [id] }], sportId: null }
  if (type === 'game') {
    context.touch(`game:${id}`)
    const game = await context.db
      .selectFrom('game')
      .select('sport_id')
      .where('tenant', '=', context.tenant)
      .where('id', '=', id)
      .executeTakeFirst()
    return { targets: [{ kind: 'game', ids: [id] }], sportId: game?.sport_id ?? null }
  }
  return type === 'video' ? ofVideo(context, id) : ofStory(context, id)
}

/** Nothing for an unpublished clip. */
async function ofVideo(context: ReadContext, id: number) {
  const clip = await readItem(context, video, id)
  return clip && clip.createdDate <= (await readPublishCutoff(context, video))
    ? { targets: targetsOf(clip.gameIds, clip.playerIds, clip.tagIds), sportId: clip.sportId }
    : { targets: [], sportId: null }
}

/** Nothing for a hidden or unpublished story. */
async function ofStory(context: ReadContext, id: number) {
  context.touch(`story:${id}`)
  const row = await context.db
    .selectFrom('story')
    .select(['sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', id)
    .where('hidden', '=', 0)
    .where('date', '<=', await readStoryCutoff(context))
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

export const handlers = { relatedVideos: readRelatedVideos } satisfies Partial<CallHandlers>
