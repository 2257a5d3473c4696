import type { CallHandlers } from '../call-handlers.ts'
import type { z } from 'zod'
import { StoryDoc } from '../docs.ts'
import { readUpcoming } from '../games/events.ts'
import { readMediaSettings, readGalleries } from '../media/galleries.ts'
import type { ReadContext } from '../read-context.ts'
import {
  readStoryCutoff,
  readGamesById,
  storyTeasers,
  readStoryRow,
  type StoryRow,
} from './stories.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { StoryGames, StoryTeaser, StoryContext } from '../../../src/contract/stories.schema.ts'

type Known = StoryRow & { named: z.infer<typeof StoryDoc> }

/** A published story by id. */
async function readOut(context: ReadContext, id: number): Promise<Known | null> {
  context.touch(`story:${id}`)
  const now = await readStoryCutoff(context)
  const row = await context.db
    .selectFrom('story')
    .selectAll()
    .where('tenant', '=', context.tenant)
    .where('id', '=', id)
    .where('hidden', '=', 0)
    .where('date', '<=', now)
    .executeTakeFirst()
  return row ? { ...row, named: StoryDoc.parse(JSON.parse(row.doc)) } : null
}

/**
 * What to read next: stories of the same game, then of the same people and tags, then the newest of
 * the sport. Never the story itself.
 */
export async function readRelatedStories(context: ReadContext, id: number): Promise<StoryTeaser[]> {
  const story = await readOut(context, id)
  if (!story) return []
  const { stories } = await readMediaSettings(context)
  const maxStories = stories.relatedStories
  context.touch('stories')
  const related = new Map<number, StoryRow>()
  const { gameIds, playerIds, tagIds } = story.named
  for (const [kind, ids] of [
    ['game', gameIds],
    ['person', playerIds],
    ['tag', tagIds],
  ] as const) {
    if (related.size < maxStories && ids.length > 0)
      for (const row of await mentioning(context, kind, ids, id, maxStories))
        related.set(row.id, row)
  }
  if (related.size < maxStories)
    for (const row of await newestOf(context, story.sport_id, id, maxStories))
      related.set(row.id, row)
  return storyTeasers(context, [...related.values()].slice(0, maxStories))
}

const columns = ['story.id', 'story.date', 'story.slug', 'story.sport_id', 'story.doc'] as const

/**
 * One query for each: the newest of one mention are adjacent in the index; those of several would
 * all be read.
 */
async function mentioning(
  context: ReadContext,
  kind: string,
  ids: readonly number[],
  not: number,
  maxStories: number,
): Promise<StoryRow[]> {
  const now = await readStoryCutoff(context)
  const all: StoryRow[] = []
  for (const id of new Set(ids)) {
    all.push(
      ...(await context.db
        .selectFrom('mention')
        .innerJoin('story', (j) =>
          j.onRef('story.tenant', '=', 'mention.tenant').onRef('story.id', '=', 'mention.id'),
        )
        .select(columns)
        .where('mention.tenant', '=', context.tenant)
        .where('mention.target_kind', '=', kind)
        .where('mention.target', '=', id)
        .where('mention.kind', '=', 'story')
        .where('mention.date', '<=', now)
        .where('mention.id', '!=', not)
        .where('story.hidden', '=', 0)
        .orderBy('mention.date', 'desc')
        .orderBy('mention.id', 'desc')
        .limit(maxStories)
        .execute()),
    )
  }
  return all.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id))
}

async function newestOf(
  context: ReadContext,
  sportId: number | null,
  not: number,
  maxStories: number,
): Promise<StoryRow[]> {
  let scope = context.db
    .selectFrom('story')
    .select(columns)
    .where('story.tenant', '=', context.tenant)
    .where('story.hidden', '=', 0)
    .where('story.date', '<=', await readStoryCutoff(context))
    .where('story.id', '!=', not)
  if (sportId) scope = scope.where('story.sport_id', '=', sportId)
  return scope.orderBy('story.date', 'desc').orderBy('story.id', 'desc').limit(maxStories).execute()
}

/** The games of several stories, in the given order; empty for an unpublished story. */
export async function readStoryGames(
  context: ReadContext,
  storiesIds: readonly number[],
): Promise<StoryGames[]> {
  const all: StoryGames[] = []
  for (const storyId of new Set(storiesIds)) {
    const story = await readOut(context, storyId)
    if (story) all.push({ storyId, games: await readGamesById(context, story.named.gameIds) })
  }
  return all
}

/** The next game of a story's sport. */
export async function readNextGame(context: ReadContext, id: number): Promise<Game | null> {
  const story = await readOut(context, id)
  return story?.sport_id
    ? ((await readUpcoming(context, { sportId: story.sport_id, $pageSize: 1 })).items[0] ?? null)
    : null
}

/** What is shown around a story, by its URL. Nothing for a hidden or unpublished story. */
export async function readStoryContext(
  context: ReadContext,
  date: string,
  slug: string,
): Promise<StoryContext | null> {
  const row = await readStoryRow(context, date, slug)
  if (!row) return null
  const { galleryId } = StoryDoc.parse(JSON.parse(row.doc))
  const gallery =
    galleryId === null ? null : ((await readGalleries(context, { galleryId })).items[0] ?? null)
  return {
    gallery,
    related: await readRelatedStories(context, row.id),
    previous: await readNeighbor(context, row, 'previous'),
    next: await readNeighbor(context, row, 'next'),
  }
}

/**
 * The previous or next story of the same sport, or of those without a sport. The id breaks ties.
 */
async function readNeighbor(
  context: ReadContext,
  { id, date, sport_id }: StoryRow,
  direction: 'previous' | 'next',
): Promise<StoryTeaser | null> {
  const [sign, order] =
    direction === 'previous' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  context.touch(sport_id ? `stories:${sport_id}` : 'stories')
  const row = await context.db
    .selectFrom('story')
    .select(['id', 'date', 'slug', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('hidden', '=', 0)
    .where('date', '<=', await readStoryCutoff(context))
    .where('sport_id', sport_id === null ? 'is' : '=', sport_id)
    .where((e) => e.or([e('date', sign, date), e.and([e('date', '=', date), e('id', sign, id)])]))
    .orderBy('date', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row ? (await storyTeasers(context, [row]))[0]! : null
}

export const handlers = {
  storyBeside: (context, { date, slug }) => readStoryContext(context, date, slug),
  relatedStories: (context, { id }) => readRelatedStories(context, id),
  storyGames: (context, { storiesIds }) =>
    readStoryGames(context, storiesIds.split(',').map(Number)),
  storyNextGame: (context, { id }) => readNextGame(context, id),
} satisfies Partial<CallHandlers>
