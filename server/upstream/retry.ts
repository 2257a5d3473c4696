import { DelegateBackoff, handleWhen, retry, type RetryPolicy } from 'cockatiel'
import { isTransient, secondTryAfter } from '../../src/contract/transient.ts'
import { UpstreamFailure } from './failure.ts'

/**
 * Milliseconds of a Retry-After that are still worth waiting for with a reader at the other end.
 */
const longestWait = 3000

/**
 * Asks once more after a broken line or a status that passes, when there is time for it before
 * `ends` (milliseconds since 1970) and `mayRetry` says so.
 */
export function onceMore(ends: number, mayRetry: () => boolean): RetryPolicy {
  let wait = 0
  const isWorthIt = (error: unknown): boolean => {
    if (!(error instanceof UpstreamFailure) || !mayPass(error) || !mayRetry()) return false
    // Spread, or all who failed together would come back together.
    wait = error.retryAfter ?? secondTryAfter * (0.5 + Math.random())
    return wait <= longestWait && wait < ends - Date.now()
  }
  return retry(handleWhen(isWorthIt), { maxAttempts: 1, backoff: new DelegateBackoff(() => wait) })
}

const mayPass = ({ kind, status }: UpstreamFailure): boolean =>
  kind === 'network' || (kind === 'status' && status !== null && isTransient(status))

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
