import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/** Milliseconds: simultaneous requests share one upstream request, even for live data. */
const minFreshMs = 1000

/**
 * Milliseconds that an answer is fresh: as its row says, and not longer than the upstream's headers
 * (RFC 9111 §4.2; s-maxage first).
 */
export function freshnessMs(row: Endpoint, headers: IncomingHttpHeaders): number {
  const cacheControl = headers['cache-control'] ?? ''
  const [, seconds] =
    /(?:^|[\s,])s-maxage\s*=\s*"?(\d{1,9})/i.exec(cacheControl) ??
    /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(cacheControl) ??
    []
  const upstreamSeconds =
    seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) - (Number(headers.age) || 0)
  return Math.max(minFreshMs, Math.min(row.staleTimeSeconds, upstreamSeconds) * 1000)
}
