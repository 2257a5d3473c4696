import { isTransient, secondTryAfter } from '../../src/contract/transient.ts'
import type { UpstreamFailure } from './failure.ts'

/**
 * Milliseconds of a Retry-After that are still worth waiting for with a reader at the other end.
 */
const longestWait = 3000

/**
 * Milliseconds after which to ask once more; null when it is not to be asked again: other methods,
 * a second failure, another kind, or no time left.
 */
export function retryIn(
  method: string,
  tries: number,
  { kind, status, retryAfter }: UpstreamFailure,
  left: number,
  random = Math.random,
): number | null {
  if (method !== 'GET' || tries > 1) return null
  if (!(kind === 'network' || (kind === 'status' && status !== null && isTransient(status))))
    return null
  // Spread, or all who failed together would come back together.
  const wait = retryAfter ?? secondTryAfter * (0.5 + random())
  return wait <= longestWait && wait < left ? wait : null
}

/**
 * `Retry-After: 2`, or a moment, as milliseconds from now; null when there is none that can be
 * read.
 */
export function waitOf(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? null : Math.max(0, moment - now)
}
