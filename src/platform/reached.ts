let reached = true

/**
 * Whether the newest call that ended was answered at all: who hears a server's fault is not
 * offline.
 */
export const serverReached = (): boolean => reached

/**
 * Notes how a call ended. One that was called off says nothing, one that took too long only that
 * the line is slow.
 */
export function noteReached(fault?: unknown): void {
  if (fault === undefined) reached = true
  else if (fault instanceof TypeError) reached = false
}
