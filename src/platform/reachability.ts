let reached = true

/** Whether the latest finished call was answered: a server error is not offline. */
export const isServerReachable = (): boolean => reached

/**
 * Notes the result of a call. An aborted call says nothing; a timeout only means a slow connection.
 */
export function recordReachability(error?: unknown): void {
  if (error === undefined) reached = true
  else if (error instanceof TypeError) reached = false
}
