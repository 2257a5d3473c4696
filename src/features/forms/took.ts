/**
 * When a form was begun: by the clock of the device, and by that of the page. `restored`: in a page
 * before this one.
 */
export type Begun = { key: string; at: number; mark: number; restored: boolean }

/** Milliseconds that answers took at least which were begun in another page. */
const restoredTook = 10_000

/**
 * Milliseconds a form was filled in for. The clock of the page cannot be put back, that of the
 * device can: a person would be taken for a robot.
 */
export const tookFor = (
  { at, mark, restored }: Begun,
  now = Date.now(),
  page = performance.now(),
): number => (restored ? Math.max(restoredTook, now - at) : Math.max(0, page - mark))
