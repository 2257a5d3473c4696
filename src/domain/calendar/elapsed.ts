/**
 * Whether this many milliseconds have passed by this device's clock. A start in the future, from a
 * wrong or changed clock, counts as passed. `performance.now()` is not used, because it stops
 * during sleep in some browsers.
 */
export const hasElapsed = (since: number, milliseconds: number, now: number): boolean =>
  !(since <= now && now - since < milliseconds)

/** Milliseconds that put a time before every other. */
const before = 1e15

/**
 * A higher rank is a newer copy. A stamp in the future ranks below all other stamps; among such the
 * later is higher.
 */
export function rankTimestamp(stamp: string | null, now: number): number {
  const at = Date.parse(stamp ?? '')
  if (Number.isNaN(at)) return Number.NEGATIVE_INFINITY
  return at > now ? at - before : at
}
