import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/** Milliseconds: simultaneous requests share one upstream request, even for live data. */
const least = 1000

/**
 * Milliseconds that an answer is fresh: as its row says, and not longer than the upstream's headers
 * (RFC 9111 §4.2; s-maxage first).
 */
export function freshnessMs(row: Endpoint, headers: IncomingHttpHeaders): number {
  const said = headers['cache-control'] ?? ''
  const [, seconds] =
    /(?:^|[\s,])s-maxage\s*=\s*"?(\d{1,9})/i.exec(said) ??
    /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(said) ??
    []
  const theirs =
    seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) - (Number(headers.age) || 0)
  return Math.max(least, Math.min(row.staleTimeSeconds, theirs) * 1000)
}
