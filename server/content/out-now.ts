import { wallClock } from '../../src/domain/calendar/zone.ts'
import type { Kind } from './kinds/kind.ts'
import type { ReadContext } from './read-context.ts'
import { nextDue } from './cached-rows.ts'
import { zoneOf } from './today.ts'

/**
 * The wall clock of now, up to which things of a kind are out, and the promise that the answer
 * changes when its next one is due.
 */
export const outNow = (reading: ReadContext, kind: Pick<Kind, 'name'>): Promise<string> =>
  reading.once(`out:${kind.name}`, async () => {
    const zone = await zoneOf(reading)
    const now = wallClock(reading.now, zone)
    await nextDue(
      reading,
      kind.name,
      reading.db
        .selectFrom('item')
        .select('date as due')
        .where('tenant', '=', reading.tenant)
        .where('kind', '=', kind.name)
        .where('date', '>', now)
        .orderBy('date')
        .limit(1),
      now,
      zone,
    )
    return now
  })

/** How much of a kind is out for each of its sports, or for each `slug`. */
export async function countOut(
  reading: ReadContext,
  kind: Pick<Kind, 'name'>,
  by: 'sport_id' | 'slug',
  sportId?: number,
): Promise<Map<string, number>> {
  reading.touch(kind.name)
  let items = reading.db
    .selectFrom('item')
    .where('tenant', '=', reading.tenant)
    .where('kind', '=', kind.name)
    .where('date', '<=', await outNow(reading, kind))
    .where(by, 'is not', null)
  if (sportId) items = items.where('sport_id', '=', sportId)
  const rows = await items
    .select((e) => [by, e.fn.countAll().as('count')])
    .groupBy(by)
    .execute()
  return new Map(rows.map((row) => [String(row[by]), Number(row.count)]))
}
