/**
 * What a call gave, and how old it is. The age travels with the value, so that a screen can say it.
 */
export type Answer<R = unknown> = {
  value: R
  /** Milliseconds since 1970: when the server gave this answer. */
  at: number
  /**
   * True when it is an older one: the worker took it from its cache because the network failed, or
   * `byServer`.
   */
  saved: boolean
  /** The server had no newer one to give; the network is well. */
  byServer?: true
}
