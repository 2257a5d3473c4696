import { dayParams } from '../../../src/routes/links.ts'
import { paths } from '../../../src/routes/paths.ts'
import { href } from '../../../src/routes/href.ts'
import type { ReadContext } from '../read-context.ts'
import { readTimeZone } from '../department-clock.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { TagRef } from '../../../src/contract/sport.schema.ts'
import { toInstant, toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'

export type StoryLink = { id: number; title: string; url: string }

/** The stories among these that visitors can read now: published and not hidden. */
async function readableStories(context: ReadContext, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  context.touch(...ids.map((id) => `story:${id}`))
  const zone = await readTimeZone(context)
  const now = toLocalDateTime(context.now, zone)
  const rows = await context.db
    .selectFrom('story')
    .select(['id', 'date'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', [...ids])
    .where('hidden', '=', 0)
    .execute()
  for (const { date } of rows) if (date > now) context.changesAt(toInstant(date, zone).getTime())
  return new Set(rows.filter(({ date }) => date <= now).map(({ id }) => id))
}

/** Stories by id, as links, without hidden and unpublished ones. */
export async function storyLinks(
  context: ReadContext,
  ids: (number | null)[],
): Promise<Map<number, StoryLink>> {
  const readable = await readableStories(
    context,
    ids.filter((id) => id !== null),
  )
  if (readable.size === 0) return new Map()
  const rows = await context.db
    .selectFrom('story')
    .select(['id', 'date', 'slug', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('id', 'in', [...readable])
    .execute()
  return new Map(
    rows.map(({ id, date, slug, doc }) => [
      id,
      { id, title: (JSON.parse(doc) as { title: string }).title, url: storyUrl(date, slug) },
    ]),
  )
}

/** The games without links to recaps that are not published yet, or are hidden. */
export async function withReadableRecaps(context: ReadContext, games: Game[]): Promise<Game[]> {
  const linked = games.flatMap(({ postStoryId, result }) =>
    postStoryId !== null && result?.recap ? [postStoryId] : [],
  )
  const readable = await readableStories(context, linked)
  return games.map((game) =>
    game.postStoryId !== null && game.result?.recap && !readable.has(game.postStoryId)
      ? { ...game, result: { ...game.result, recap: null } }
      : game,
  )
}

/** Every story by the parts of its URL: '2026-11-14 some-headline'. */
export async function storyNames({
  db,
  tenant,
}: Pick<ReadContext, 'db' | 'tenant'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('story')
    .select(['date', 'slug'])
    .where('tenant', '=', tenant)
    .execute()
  return new Set(rows.map(({ date, slug }) => `${date.slice(0, 10)} ${slug}`))
}

/** '/tags/senior-day' */
export const tagUrl = (slug: string): string => href(paths.tag, { tagSlug: slug })

/** Tags by id, in the given order. */
export async function tagRefs(context: ReadContext, ids: readonly number[]): Promise<TagRef[]> {
  if (ids.length === 0) return []
  context.touch('tag')
  const rows = await context.db
    .selectFrom('item')
    .select(['id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('kind', '=', 'tag')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const tagsById = new Map(
    rows.map(({ id, doc }) => [id, JSON.parse(doc) as { name: string; slug: string }]),
  )
  return ids.flatMap((id) => {
    const tag = tagsById.get(id)
    return tag ? [{ id, name: tag.name, slug: tag.slug, url: tagUrl(tag.slug) }] : []
  })
}

/** '/news/2026/11/14/some-headline'; a hidden story has the same below /hidden. */
export const storyUrl = (date: string, slug: string): string =>
  href(paths.story, { ...dayParams(date), storySlug: slug })
