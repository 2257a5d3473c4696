import { nextDue } from './cached-rows.ts'
import { readSettings } from './department/site.ts'
import type { Kind } from './kinds/kind.ts'
import type { ReadContext } from './read-context.ts'
import { nextMidnight, toLocalDateTime, toInstant } from '../../src/domain/calendar/time-zone.ts'

export const readTimeZone = async (context: ReadContext): Promise<string> =>
  (await readSettings(context))?.timeZone ?? 'UTC'

/** Today's date in the department's zone. The answer then expires at its midnight. */
export async function readToday(context: ReadContext): Promise<string> {
  const zone = await readTimeZone(context)
  context.changesAt(nextMidnight(context.now, zone))
  return toLocalDateTime(context.now, zone).slice(0, 10)
}

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

export type ActiveState = 'before' | 'running' | 'over'

/**
 * Whether now is between two wall clocks of the department; both seconds are inclusive, a missing
 * one is open.
 */
export type Clock = {
  isRunning(start: string | null, end: string | null): boolean
  /** The same, with before or after when it is not. */
  state(start: string | null, end: string | null): ActiveState
  /** The time of a wall clock in UTC, as it is sent: '2026-09-06T00:00:00.000Z'. */
  utc(wall: string): string
}

/**
 * The department's clock. Its results limit the lifetime of the answer to the moment at which they
 * change.
 */
export async function readClock(context: ReadContext): Promise<Clock> {
  const zone = (await readSettings(context))?.timeZone ?? 'UTC'
  const now = context.now.getTime()
  const state = (start: string | null, end: string | null): ActiveState => {
    const from = start === null ? Number.NEGATIVE_INFINITY : toInstant(start, zone).getTime()
    // The last second is included: a day ends at midnight, not a second earlier.
    const until = end === null ? Number.POSITIVE_INFINITY : toInstant(end, zone).getTime() + 1000
    if (until <= now) return 'over'
    if (from > now) return (context.changesAt(from), 'before')
    context.endsAt(until)
    return 'running'
  }
  return {
    state,
    isRunning: (start, end) => state(start, end) === 'running',
    utc: (wall) => toInstant(wall, zone).toISOString(),
  }
}
