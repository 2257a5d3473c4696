import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/**
 * Milliseconds: what is asked for by many in the same moment is asked of the upstream once, live
 * answers, too.
 */
const least = 1000

/**
 * Milliseconds for which an answer is fresh: what its row says, and not longer than the upstream
 * says of it (RFC 9111 §4.2; the shared age first).
 */
export function freshFor(row: Endpoint, headers: IncomingHttpHeaders): number {
  const said = headers['cache-control'] ?? ''
  const [, seconds] =
    /(?:^|[\s,])s-maxage\s*=\s*"?(\d{1,9})/i.exec(said) ??
    /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(said) ??
    []
  const theirs =
    seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) - (Number(headers.age) || 0)
  return Math.max(least, Math.min(row.fresh, theirs) * 1000)
}
