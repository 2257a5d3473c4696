/**
 * Clocks of a place. A department's dates are wall clocks in its own zone, wherever the reader or
 * the server is.
 */

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** The wall clock of a zone at a moment: '2026-09-05T19:00:00'. */
export function wallClock(moment: Date, zone: string): string {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`
}

/**
 * The moment at which a zone's wall clock shows this. In the hour that a clock change skips, the
 * moment after it.
 */
export function momentOf(wall: string, zone: string): Date {
  const asUtc = Date.parse(`${wall.slice(0, 19)}Z`)
  const shift = (at: number) => Date.parse(`${wallClock(new Date(at), zone)}Z`) - at
  const first = asUtc - shift(asUtc)
  return new Date(asUtc - shift(first))
}

/** Milliseconds since 1970 of the next midnight in a zone. */
export function nextMidnight(now: Date, zone: string): number {
  const today = wallClock(now, zone).slice(0, 10)
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000)
    .toISOString()
    .slice(0, 10)
  return momentOf(`${tomorrow}T00:00:00`, zone).getTime()
}

/**
 * Whether so many milliseconds have passed since then, by this device's clock. What lies ahead was
 * written by a clock that was wrong, or was put back since: it has passed, whatever it was.
 * `performance.now()` cannot be put back, but stands still in some browsers while the device
 * sleeps.
 */
export const hasPassed = (since: number, milliseconds: number, now: number): boolean =>
  !(since <= now && now - since < milliseconds)

/** Milliseconds that put a moment before every other. */
const before = 1e15

/**
 * The more, the newer a copy with this stamp. One from the future is older than every other that
 * has a stamp; among such the later counts.
 */
export function stampRank(stamp: string | null, now: number): number {
  const at = Date.parse(stamp ?? '')
  if (Number.isNaN(at)) return Number.NEGATIVE_INFINITY
  return at > now ? at - before : at
}
