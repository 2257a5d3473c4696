import { wallClock } from '../../src/domain/zone.ts'
import type { Kind } from './kinds/kind.ts'
import type { Reading } from './reading.ts'
import { nextDue } from './remembered-rows.ts'
import { readSettings } from './site.ts'

/** The department's wall clock of now. */
export async function departmentClock(reading: Reading): Promise<{ now: string; zone: string }> {
  const zone = (await readSettings(reading))?.timeZone ?? 'UTC'
  return { now: wallClock(reading.now, zone), zone }
}

/** The wall clock up to which things of a kind are out, and the promise that the answer changes when the next one is due. */
export async function dueNow(reading: Reading, { name }: Pick<Kind, 'name'>): Promise<string> {
  const { now, zone } = await departmentClock(reading)
  await nextDue(reading, name, reading.db.selectFrom('item').select('date as due').where('tenant', '=', reading.tenant).where('kind', '=', name).where('date', '>', now).orderBy('date').limit(1), now, zone)
  return now
}
