import { nextDue } from './cached-rows.ts'
import { readSettings } from './department/site.ts'
import type { Kind } from './kinds/kind.ts'
import type { ReadContext } from './read-context.ts'
import { nextMidnight, wallClock, momentOf } from '../../src/domain/calendar/zone.ts'

export const zoneOf = async (context: ReadContext): Promise<string> =>
  (await readSettings(context))?.timeZone ?? 'UTC'

/** Today by the department's clock, and the promise that this answer changes at its midnight. */
export async function today(context: ReadContext): Promise<string> {
  const zone = await zoneOf(context)
  context.changesAt(nextMidnight(context.now, zone))
  return wallClock(context.now, zone).slice(0, 10)
}

/**
 * The wall clock of now, up to which things of a kind are out, and the promise that the answer
 * changes when its next one is due.
 */
export const outNow = (context: ReadContext, kind: Pick<Kind, 'name'>): Promise<string> =>
  context.once(`out:${kind.name}`, async () => {
    const zone = await zoneOf(context)
    const now = wallClock(context.now, zone)
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

/** How much of a kind is out for each of its sports, or for each `slug`. */
export async function countOut(
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
    .where('date', '<=', await outNow(context, kind))
    .where(by, 'is not', null)
  if (sportId) items = items.where('sport_id', '=', sportId)
  const rows = await items
    .select((e) => [by, e.fn.countAll().as('count')])
    .groupBy(by)
    .execute()
  return new Map(rows.map((row) => [String(row[by]), Number(row.count)]))
}

export type RunState = 'before' | 'running' | 'over'

/**
 * Whether something runs now, between two wall clocks of the department; both seconds are
 * inclusive, a missing one is open.
 */
export type Clock = {
  isRunning(start: string | null, end: string | null): boolean
  /** The same, and on which side of it now is when it does not. */
  state(start: string | null, end: string | null): RunState
  /** The moment of a wall clock, as it is sent: '2026-09-06T00:00:00.000Z'. */
  utc(wall: string): string
}

/**
 * The department's clock. Whoever asks it leaves in the reading the next moment at which what it
 * said is no longer so.
 */
export async function clockOf(context: ReadContext): Promise<Clock> {
  const zone = (await readSettings(context))?.timeZone ?? 'UTC'
  const now = context.now.getTime()
  const state = (start: string | null, end: string | null): RunState => {
    const from = start === null ? Number.NEGATIVE_INFINITY : momentOf(start, zone).getTime()
    // It runs for the whole of its last second: a day ends at midnight, not a second before it.
    const until = end === null ? Number.POSITIVE_INFINITY : momentOf(end, zone).getTime() + 1000
    if (until <= now) return 'over'
    if (from > now) return (context.changesAt(from), 'before')
    context.changesAt(until)
    return 'running'
  }
  return {
    state,
    isRunning: (start, end) => state(start, end) === 'running',
    utc: (wall) => momentOf(wall, zone).toISOString(),
  }
}
