import type { NotificationPreferences } from '../../src/contract/follow.schema.ts'
import { addDays } from '../../src/domain/calendar/when.ts'
import { momentOf, wallClock } from '../../src/domain/calendar/zone.ts'

/**
 * The moment at which a visitor's quiet hours that are on now end, in milliseconds since 1970; null
 * outside of them. From = to is no hour at all.
 */
export function quietUntil(
  { quiet, timeZone }: Pick<NotificationPreferences, 'quiet' | 'timeZone'>,
  now: number,
): number | null {
  if (!quiet || quiet.from === quiet.to) return null
  const wall = wallClock(new Date(now), timeZone)
  const [day, clock] = [wall.slice(0, 10), wall.slice(11, 16)]
  const overMidnight = quiet.from > quiet.to
  const on = overMidnight
    ? clock >= quiet.from || clock < quiet.to
    : clock >= quiet.from && clock < quiet.to
  if (!on) return null
  const endsTomorrow = overMidnight && clock >= quiet.from
  return momentOf(`${endsTomorrow ? addDays(day, 1) : day}T${quiet.to}:00`, timeZone).getTime()
}
