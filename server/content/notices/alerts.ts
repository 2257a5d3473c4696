import type { Alert } from '../../../src/contract/notices.schema.ts'
import { readItems } from '../items.ts'
import { alert } from '../kinds/alert.ts'
import type { ReadContext } from '../read-context.ts'
import { clockOf } from '../running.ts'

/** Enabled, shown on the web, begun and not past their end; the newest number first. */
export async function readAlerts(reading: ReadContext): Promise<Alert[]> {
  const clock = await clockOf(reading)
  const all = await readItems(reading, alert)
  return all
    .filter(
      ({ enabled, showOnWeb, startDate, endDate }) =>
        enabled && showOnWeb && clock.isRunning(startDate, endDate),
    )
    .map((one) => ({ ...one, endDateUtc: one.endDate && clock.utc(one.endDate) }))
    .toSorted((a, b) => b.id - a.id)
}
