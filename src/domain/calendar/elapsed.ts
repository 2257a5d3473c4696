/**
 * Whether this many milliseconds have passed by this device's clock. A start in the future, from a
 * wrong or changed clock, counts as passed. `performance.now()` is not used, because it stops
 * during sleep in some browsers.
 */
export const hasElapsed = (since: number, milliseconds: number, now: number): boolean =>
  !(since <= now && now - since < milliseconds)
