/**
 * How far the server's clock is ahead of this device's, milliseconds; unknown until it has said
 * what time it is.
 */
let ahead: number | undefined

/**
 * Milliseconds by which an answer may be older than it looks: caches in front keep one for five
 * minutes. More than that, and this device's clock was set.
 */
const held = 10 * 60_000
/**
 * Beyond this many milliseconds it is not a device's clock that is wrong: one so wrong reaches no
 * site over TLS, because every certificate looks expired.
 */
const possible = 30 * 86_400_000

/**
 * Takes the `date` of an answer. Whatever held it up (the line, a cache) makes it older than it is
 * now, so the largest difference is the nearest to the truth, unless the device's clock was put
 * right meanwhile.
 */
export function noteServerDate(date: string | null, now = Date.now()): void {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at) || Math.abs(at - now) > possible) return
  if (ahead === undefined || at - now > ahead || at - now < ahead - held) ahead = at - now
}

/**
 * Now, milliseconds since 1970: by the server's clock where it is known, because a device's may be
 * wrong by a day.
 */
export const trueNow = (): number => Date.now() + (ahead ?? 0)
