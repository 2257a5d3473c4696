/** Milliseconds that the server's clock is ahead of this device's; unknown at first. */
let ahead: number | undefined

/**
 * Milliseconds by which an answer may be older than its date: caches in front store it for five
 * minutes. A larger difference means that the device's clock was changed.
 */
const held = 10 * 60_000
/**
 * With a larger error than this many milliseconds, TLS certificates would seem invalid, so it is
 * not the device's clock.
 */
const possible = 30 * 86_400_000

/**
 * Takes the `date` of an answer. Delays and caches only make it older, so the largest difference is
 * the best estimate, unless the device's clock was corrected.
 */
export function recordServerDate(date: string | null, now = Date.now()): void {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime) || Math.abs(serverTime - now) > possible) return
  if (ahead === undefined || serverTime - now > ahead || serverTime - now < ahead - held)
    ahead = serverTime - now
}

/**
 * Now in milliseconds since 1970, by the server's clock if known, because a device's may be wrong.
 */
export const serverNow = (): number => Date.now() + (ahead ?? 0)
