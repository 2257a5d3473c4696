import { nextMidnight, wallClock } from '../../src/domain/calendar/zone.ts'
import type { ReadContext } from './read-context.ts'
import { readSettings } from './department/site.ts'

export const zoneOf = async (reading: ReadContext): Promise<string> =>
  (await readSettings(reading))?.timeZone ?? 'UTC'

/** Today by the department's clock, and the promise that this answer changes at its midnight. */
export async function today(reading: ReadContext): Promise<string> {
  const zone = await zoneOf(reading)
  reading.changesAt(nextMidnight(reading.now, zone))
  return wallClock(reading.now, zone).slice(0, 10)
}
