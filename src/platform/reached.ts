let reached = true

/** Whether the latest finished call was answered: a server error is not offline. */
export const isServerReachable = (): boolean => reached

/**
 * Notes the result of a call. An aborted call says nothing; a timeout only means a slow connection.
 */
export function recordReachability(fault?: unknown): void {
  if (fault === undefined) reached = true
  else if (fault instanceof TypeError) reached = false
}
