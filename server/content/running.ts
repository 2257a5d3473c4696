import { momentOf } from '../../src/domain/calendar/zone.ts'
import type { ReadContext } from './read-context.ts'
import { readSettings } from './department/site.ts'

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
export async function clockOf(reading: ReadContext): Promise<Clock> {
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  const now = reading.now.getTime()
  const state = (start: string | null, end: string | null): RunState => {
    const from = start === null ? Number.NEGATIVE_INFINITY : momentOf(start, zone).getTime()
    // It runs for the whole of its last second: a day ends at midnight, not a second before it.
    const until = end === null ? Number.POSITIVE_INFINITY : momentOf(end, zone).getTime() + 1000
    if (until <= now) return 'over'
    if (from > now) return (reading.changesAt(from), 'before')
    reading.changesAt(until)
    return 'running'
  }
  return {
    state,
    isRunning: (start, end) => state(start, end) === 'running',
    utc: (wall) => momentOf(wall, zone).toISOString(),
  }
}
