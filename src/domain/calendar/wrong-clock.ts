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
