/** What is known about the age of a page. Times are milliseconds since 1970. */
export type Known = {
  /** When its oldest answer was given; null without reads. */
  at: number | null
  now: number
  /** Read from this device instead of the network. */
  saved: boolean
  online: boolean
  /**
   * A game on it is live: when the stream last sent something (0 for never), within how long it
   * sends again, and since when it is awaited.
   */
  live: { heard: number; within?: number; since?: number } | null
}
export type AgeKind = 'live' | 'quiet-live' | 'offline'
export type Age = {
  kind: AgeKind
  /** The text for the time or the seconds since. */
  words: string
  moment: number | null
}

/**
 * The stream sends a heartbeat at least every 20 s: after this many milliseconds of silence it does
 * not count as live, unless it promised to send earlier.
 */
export const liveWithin = 45_000

/** Milliseconds in which a slow phone hears from the stream for the first time. */
const firstWithin = 10_000

/**
 * The age in words and its kind: amber for 'quiet-live' and 'offline'. Null for a page without a
 * live game that was read online: it is what the server has, however long ago it was drawn.
 */
export function computeAge({ at, now, saved, online, live }: Known): Age | null {
  if (at === null) return null
  if (!online || saved)
    return { kind: 'offline', words: online ? 'Saved' : 'Offline, saved', moment: at }
  if (live) {
    if (live.heard === 0 && now - (live.since ?? 0) <= firstWithin) return null
    const since = now - live.heard
    if (since >= -1000 && since <= (live.within ?? liveWithin))
      return { kind: 'live', words: `Live, updated ${formatAgo(since)}`, moment: null }
    return {
      kind: 'quiet-live',
      words: 'Not live, updated',
      moment: Math.max(at, live.heard),
    }
  }
  return null
}

/** 'just now', '5 s ago', in readable steps. */
export function formatAgo(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds < 5) return 'just now'
  return seconds < 60
    ? `${Math.floor(seconds / 5) * 5} s ago`
    : `${Math.floor(seconds / 60)} min ago`
}
