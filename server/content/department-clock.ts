import { readConfiguredTimeZone } from './department/site.ts'
import type { ReadContext } from './read-context.ts'
import { nextMidnight, toLocalDateTime, toInstant } from '../../src/domain/calendar/time-zone.ts'

/** The department's time zone; UTC before the first import. */
export const readTimeZone = async (context: ReadContext): Promise<string> =>
  (await readConfiguredTimeZone(context)) ?? 'UTC'

/** Today's date in the department's zone. The answer then expires at its midnight. */
export async function readToday(context: ReadContext): Promise<string> {
  const zone = await readTimeZone(context)
  context.changesAt(nextMidnight(context.now, zone))
  return toLocalDateTime(context.now, zone).slice(0, 10)
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
  const zone = await readTimeZone(context)
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
