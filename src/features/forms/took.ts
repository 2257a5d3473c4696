/**
 * When a form was begun: by the device's clock and by the page's. `restored`: on an earlier page.
 */
export type Begun = { key: string; at: number; mark: number; restored: boolean }

/** Shortest assumed time in milliseconds for answers begun on another page. */
const restoredTook = 10_000

/**
 * Milliseconds spent on a form. Uses the page's monotonic clock: a change of the device's clock
 * could make a person look like a robot.
 */
export const tookFor = (
  { at, mark, restored }: Begun,
  now = Date.now(),
  page = performance.now(),
): number => (restored ? Math.max(restoredTook, now - at) : Math.max(0, page - mark))
