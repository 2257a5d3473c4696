import { liveWithin } from '../../domain/calendar/age.ts'
import { serverNow } from '../../platform/server-clock.ts'

let lastUpdate = 0
let next = liveWithin

/**
 * Notes that the live stream, or a poll, delivered something now. `within`: milliseconds in which
 * the stream delivers again.
 */
export function recordLiveUpdate(within?: number): void {
  lastUpdate = serverNow()
  if (within !== undefined) next = within
}

/**
 * When this tab last received live scores, in milliseconds since 1970 (0 for never), and for how
 * many milliseconds they count as live.
 */
export const lastLiveUpdate = (): { heard: number; within: number } => ({
  heard: lastUpdate,
  within: next,
})
