import { DelegateBackoff, handleWhen, retry, type RetryPolicy } from 'cockatiel'
import { isTransient, retryDelayMs } from '../../src/contract/transient.ts'
import { UpstreamFailure } from './failure.ts'

/** Longest Retry-After in milliseconds that is waited for during a request. */
const longestWait = 3000

/**
 * Retries once after a connection error or a temporary status, if there is time before `ends`
 * (milliseconds since 1970) and `mayRetry` allows it.
 */
export function retryOnce(ends: number, mayRetry: () => boolean): RetryPolicy {
  let wait = 0
  const isWorthIt = (error: unknown): boolean => {
    if (!(error instanceof UpstreamFailure) || !mayPass(error) || !mayRetry()) return false
    // Random, so that requests that failed together are not repeated together.
    wait = error.retryAfter ?? retryDelayMs * (0.5 + Math.random())
    return wait <= longestWait && wait < ends - Date.now()
  }
  return retry(handleWhen(isWorthIt), { maxAttempts: 1, backoff: new DelegateBackoff(() => wait) })
}

const mayPass = ({ kind, status }: UpstreamFailure): boolean =>
  kind === 'network' || (kind === 'status' && status !== null && isTransient(status))

/** `Retry-After: 2`, or a date, in milliseconds from now; null when it is invalid. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const retryAt = Date.parse(header)
  return Number.isNaN(retryAt) ? null : Math.max(0, retryAt - now)
}
