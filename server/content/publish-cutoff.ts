import { nextDue } from './cached-rows.ts'
import type { Kind } from './kinds/kind.ts'
import type { ReadContext } from './read-context.ts'
import { toLocalDateTime } from '../../src/domain/calendar/time-zone.ts'
import { readTimeZone } from './department-clock.ts'

/**
 * The current wall clock, up to which items of a kind are published. The answer then expires when
 * the next item is due.
 */
export const readPublishCutoff = (
  context: ReadContext,
  kind: Pick<Kind, 'name'>,
): Promise<string> =>
  context.once(`out:${kind.name}`, async () => {
    const zone = await readTimeZone(context)
    const now = toLocalDateTime(context.now, zone)
    await nextDue(
      context,
      kind.name,
      context.db
        .selectFrom('item')
        .select('date as due')
        .where('tenant', '=', context.tenant)
        .where('kind', '=', kind.name)
        .where('date', '>', now)
        .orderBy('date')
        .limit(1),
      now,
      zone,
    )
    return now
  })

/** How many items of a kind are published for each sport, or for each `slug`. */
export async function countPublished(
  context: ReadContext,
  kind: Pick<Kind, 'name'>,
  by: 'sport_id' | 'slug',
  sportId?: number,
): Promise<Map<string, number>> {
  context.touch(kind.name)
  let items = context.db
    .selectFrom('item')
    .where('tenant', '=', context.tenant)
    .where('kind', '=', kind.name)
    .where('date', '<=', await readPublishCutoff(context, kind))
    .where(by, 'is not', null)
  if (sportId) items = items.where('sport_id', '=', sportId)
  const rows = await items
    .select((e) => [by, e.fn.countAll().as('count')])
    .groupBy(by)
    .execute()
  return new Map(rows.map((row) => [String(row[by]), Number(row.count)]))
}
