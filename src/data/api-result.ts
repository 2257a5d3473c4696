/** The result of a call with its age, so that a screen can show it. */
export type ApiResult<R = unknown> = {
  value: R
  /** Milliseconds since 1970 when the server gave this answer. */
  at: number
  /** An older answer: from the worker's cache because the network failed, or `byServer`. */
  saved: boolean
  /** The server had no newer one; the network works. */
  byServer?: true
}
