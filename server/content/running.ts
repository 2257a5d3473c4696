import { momentOf } from '../../src/domain/zone.ts'
import type { Reading } from './reading.ts'
import { readSettings } from './site.ts'

/** Whether something runs now, between two wall clocks of the department; both inclusive, a missing one is open. */
export type Clock = {
  isRunning(start: string | null, end: string | null): boolean
  /** The moment of a wall clock, as it is sent: '2026-09-06T00:00:00.000Z'. */
  utc(wall: string): string
}

/** The department's clock. Whoever asks it leaves in the reading the next moment at which what it said is no longer so. */
export async function clockOf(reading: Reading): Promise<Clock> {
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  const now = reading.now.getTime()
  return {
    isRunning(start, end) {
      const from = start === null ? Number.NEGATIVE_INFINITY : momentOf(start, zone).getTime()
      const until = end === null ? Number.POSITIVE_INFINITY : momentOf(end, zone).getTime()
      if (until < now) return false
      if (from > now) return reading.changesAt(from), false
      // It runs for the whole of its last second.
      reading.changesAt(until + 1)
      return true
    },
    utc: (wall) => momentOf(wall, zone).toISOString(),
  }
}
