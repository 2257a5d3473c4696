/** What is known of how old a page is. Moments are milliseconds since 1970. */
export type Known = {
  /** When the oldest of its answers was given; null where nothing was read. */
  at: number | null
  now: number
  /** Milliseconds for which its answers are expected to be true: the row's `fresh`. */
  fresh: number
  /** It was taken from this device in place of the network. */
  saved: boolean
  online: boolean
  /** A game of it is on: when the live line was last heard. */
  live: { heard: number } | null
}
export type AgeKind = 'live' | 'quiet-live' | 'updated' | 'old' | 'offline'
export type Age = {
  kind: AgeKind
  /** What is said of the moment, or of the seconds since. */
  words: string
  moment: number | null
}

/**
 * A live line beats every 20 s: beyond this many milliseconds of silence it is not called live any
 * more.
 */
export const liveWithin = 45_000
/**
 * Times its own expectation after which an answer counts as old, and never before so many
 * milliseconds: a page is read again as soon as it is looked at.
 */
const patience = 5
const oldAfter = 10 * 60_000

/**
 * How old, in words, and of what kind: amber is 'quiet-live', 'old' and 'offline'. A moment that
 * lies in the future, by a clock that is wrong, is said as a moment and never counted from.
 */
export function ageOf({ at, now, fresh, saved, online, live }: Known): Age | null {
  if (at === null) return null
  if (!online || saved)
    return { kind: 'offline', words: online ? 'Saved' : 'Offline, saved', moment: at }
  if (live) {
    const since = now - live.heard
    if (since >= -1000 && since <= liveWithin)
      return { kind: 'live', words: `Live, updated ${agoWords(since)}`, moment: null }
    return {
      kind: 'quiet-live',
      words: 'Not live at the moment, updated',
      moment: Math.max(at, live.heard),
    }
  }
  const since = now - at
  return {
    kind: since > Math.max(oldAfter, patience * fresh) ? 'old' : 'updated',
    words: since > Math.max(oldAfter, patience * fresh) ? 'May be out of date, updated' : 'Updated',
    moment: at,
  }
}

/** 'just now', '5 s ago', in steps that a reader can follow. */
export function agoWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds < 5) return 'just now'
  return seconds < 60
    ? `${Math.floor(seconds / 5) * 5} s ago`
    : `${Math.floor(seconds / 60)} min ago`
}

/** '2:02 PM' of the visitor's own day, else with its date. */
export const momentWords = (at: number, now: number, zone?: string): string => {
  const day = (when: number) => new Date(when).toLocaleDateString('en-US', { timeZone: zone })
  return new Intl.DateTimeFormat('en-US', {
    ...(day(at) === day(now) ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(at)
}
