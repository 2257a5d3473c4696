import type { StoriesQuery } from '../../../src/contract/stories.ts'
import type { ReadContext } from '../read-context.ts'
import { findIdsByTerms } from '../search/search-rank.ts'

/**
 * The matching published stories with their date column; undefined when the filter names something
 * that does not exist.
 */
export async function scopeOfStories(context: ReadContext, query: StoriesQuery, now: string) {
  const { sportId, season, search } = query
  const target = await targetOf(context, query)
  const dates =
    season !== undefined && sportId ? await datesOf(context, sportId, season) : undefined
  if (target === null || dates === null || (season !== undefined && !dates)) return undefined
  context.touch(sportId && !search && !target ? `stories:${sportId}` : 'stories')
  const by = target ? ('mention.date' as const) : ('story.date' as const)
  let rows = (target ? mentioning(context, target) : all(context)).where(by, '<=', now)
  if (sportId) rows = rows.where(target ? 'mention.sport_id' : 'story.sport_id', '=', sportId)
  if (dates) rows = rows.where(by, '>=', dates.from)
  if (dates?.before) rows = rows.where(by, '<', dates.before)
  if (search !== undefined)
    rows = rows.where(
      'story.id',
      'in',
      await findIdsByTerms(context, { kind: 'story', q: search, sportId, now }),
    )
  return { rows, by }
}

const all = ({ db, tenant }: ReadContext) =>
  db
    .selectFrom('story')
    .where('story.tenant', '=', tenant)
    .where('story.hidden', '=', 0) as unknown as ReturnType<typeof mentioning>

/** Finds stories by mention in order of date, through the index only. */
const mentioning = ({ db, tenant }: ReadContext, { kind, id }: { kind: string; id: number }) =>
  db
    .selectFrom('mention')
    .innerJoin('story', (j) =>
      j.onRef('story.tenant', '=', 'mention.tenant').onRef('story.id', '=', 'mention.id'),
    )
    .where('mention.tenant', '=', tenant)
    .where('mention.target_kind', '=', kind)
    .where('mention.target', '=', id)
    .where('mention.kind', '=', 'story')
    .where('story.hidden', '=', 0)

/** The mention to filter by: undefined without a filter, null when it does not exist. */
async function targetOf(
  context: ReadContext,
  { tag, playerId, rosterPlayerId, gameId }: StoriesQuery,
): Promise<{ kind: string; id: number } | null | undefined> {
  const { db, tenant } = context
  if (tag !== undefined) {
    context.touch('tag')
    const row = await db
      .selectFrom('item')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', 'tag')
      .where('slug', '=', tag.toLowerCase())
      .executeTakeFirst()
    return row ? { kind: 'tag', id: row.id } : null
  }
  if (playerId !== undefined) return { kind: 'person', id: playerId }
  if (rosterPlayerId !== undefined) {
    context.touch(`player:${rosterPlayerId}`)
    const row = await db
      .selectFrom('roster_player')
      .select('player_id')
      .where('tenant', '=', tenant)
      .where('id', '=', rosterPlayerId)
      .executeTakeFirst()
    return row ? { kind: 'person', id: row.player_id } : null
  }
  return gameId === undefined ? undefined : { kind: 'game', id: gameId }
}

/**
 * The date range of a season's stories. The time between two seasons is divided in the middle, so
 * that previews and reviews belong to their season. Null for an unknown season or one without
 * games.
 */
async function datesOf(
  context: ReadContext,
  sportId: number,
  title: string,
): Promise<{ from: string; before: string | null } | null> {
  context.touch('games')
  const rows = await context.db
    .selectFrom('game')
    .innerJoin('schedule', (j) =>
      j.onRef('schedule.tenant', '=', 'game.tenant').onRef('schedule.id', '=', 'game.schedule_id'),
    )
    .select((e) => [
      'schedule.season',
      e.fn.min('game.date').as('first'),
      e.fn.max('game.date').as('last'),
    ])
    .where('game.tenant', '=', context.tenant)
    .where('game.sport_id', '=', sportId)
    .groupBy('schedule.season')
    .execute()
  const seasons = rows.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const index = seasons.findIndex(({ season }) => season.toLowerCase() === title.toLowerCase())
  const [earlier, seasonDates, later] = [seasons[index - 1], seasons[index], seasons[index + 1]]
  if (!seasonDates) return null
  return {
    from: earlier ? middle(earlier.last, seasonDates.first) : '',
    before: later ? middle(seasonDates.last, later.first) : null,
  }
}

const middle = (a: string, b: string): string =>
  new Date(
    (Date.parse(`${a.slice(0, 10)}T00:00:00Z`) + Date.parse(`${b.slice(0, 10)}T00:00:00Z`)) / 2,
  )
    .toISOString()
    .slice(0, 10)
