import { href } from '../../../src/routes/href.ts'
import { paths } from '../../../src/routes/paths.ts'
import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { Award, AwardTeaser, AwardType } from '../../../src/contract/honors.schema.ts'
import { toInstant, toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { readItem, readItemPage, readItems, type Item } from '../items.ts'
import { award, awardType } from '../kinds/honors.ts'
import { readListSettings } from '../people/people-settings.ts'
import { readPlayerLinks } from '../people/players.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { storyUrl } from '../stories/story-links.ts'
import { readToday, readTimeZone } from '../department-clock.ts'

type Query = Paging & {
  awardTypeId?: number | undefined
  sportId?: number | undefined
  hideExpired?: boolean | undefined
}
type AwardItem = Item<typeof award>

const readAwardTypes = async (context: ReadContext): Promise<AwardType[]> =>
  (await readItems(context, awardType)).map(({ id, title, description }) => ({
    id,
    title,
    description: description || null,
  }))

/**
 * The current wall clock. Limits the lifetime of the answer to the next award that becomes due or
 * ends.
 */
async function clock(context: ReadContext): Promise<{ now: string; day: string }> {
  const zone = await readTimeZone(context)
  const now = toLocalDateTime(context.now, zone)
  const next = await context.db
    .selectFrom('item')
    .select('date')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', award.name)
    .where('date', '>', now)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst()
  if (next?.date) context.changesAt(toInstant(next.date, zone).getTime())
  return { now, day: await readToday(context) }
}

/**
 * Newest first, without awards that are not due. An award is past from the day after its last day.
 */
export async function readAwards(
  context: ReadContext,
  { awardTypeId, sportId, hideExpired, ...paging }: Query,
): Promise<PageOf<AwardTeaser>> {
  const { now, day } = await clock(context)
  const enabled = (await readListSettings(context, 'awards', '')).enabled
  if (!enabled) return { items: [], total: 0, page: paging.$pageIndex ?? 0, pages: 0 }
  const page = await readItemPage(context, award, {
    ...paging,
    sportId,
    slug: awardTypeId === undefined ? undefined : String(awardTypeId),
    to: now,
    order: 'newest',
    ...(hideExpired ? { endsFrom: day } : {}),
  })
  return { ...page, items: await teasersOf(context, page.items, day) }
}

async function readAward(context: ReadContext, awardId: number): Promise<Award | null> {
  const { now, day } = await clock(context)
  if (!(await readListSettings(context, 'awards', '')).enabled) return null
  const item = await readItem(context, award, awardId)
  if (!item || item.date > now) return null
  const [teaser] = await teasersOf(context, [item], day)
  return teaser
    ? {
        ...teaser,
        description: item.description || null,
        organization: item.organization,
        storyUrl: await storyOf(context, item.storyId, now),
      }
    : null
}

async function teasersOf(
  context: ReadContext,
  items: readonly AwardItem[],
  day: string,
): Promise<AwardTeaser[]> {
  const sports = await sportRefs(context)
  const types = new Map((await readAwardTypes(context)).map(({ id, title }) => [id, { id, title }]))
  const players = await readPlayerLinks(
    context,
    items.map(({ playerId }) => playerId),
  )
  return items.map(
    ({ id, title, typeId, date, endDate, name, sportId, playerId, image, teaser }) => {
      const player = players.get(playerId ?? 0) ?? null
      return {
        id,
        title,
        type: types.get(typeId ?? 0) ?? null,
        date,
        endDate,
        isExpired: endDate !== null && endDate.slice(0, 10) < day,
        name,
        sport: sports.get(sportId ?? 0) ?? player?.sport ?? null,
        player,
        image: image ?? player?.image ?? null,
        teaser,
        url: href(paths.award, { awardId: String(id) }),
      }
    },
  )
}

/** The URL of an award's story once it is published. */
async function storyOf(
  context: ReadContext,
  storyId: number | null,
  now: string,
): Promise<string | null> {
  if (storyId === null) return null
  context.touch(`story:${storyId}`)
  const row = await context.db
    .selectFrom('story')
    .select(['date', 'slug'])
    .where('tenant', '=', context.tenant)
    .where('id', '=', storyId)
    .where('hidden', '=', 0)
    .executeTakeFirst()
  if (row && row.date > now)
    context.changesAt(toInstant(row.date, await readTimeZone(context)).getTime())
  return row && row.date <= now ? storyUrl(row.date, row.slug) : null
}

export const handlers = {
  awards: readAwards,
  award: (context, { awardId }) => readAward(context, awardId),
  awardTypes: readAwardTypes,
} satisfies Partial<CallHandlers>
