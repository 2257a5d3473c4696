import { buildUrl } from '../contract/endpoint.ts'
import { savedAtHeader } from '../contract/messages.ts'
import { recordServerDate, serverNow } from '../platform/server-clock.ts'
import { ApiError } from './api-error.ts'
import type { Transport } from './client.ts'
import { recordReachability } from '../platform/reachability.ts'

/**
 * Calls over HTTP. 204 is no data; any other response that is not JSON with a success status
 * throws.
 */
export const fetchTransport: Transport = async (row, query, signal) => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(row.timeout ?? 10_000)])
  const response = await fetch(buildUrl(row, query), {
    method: row.method,
    signal: limit,
    headers: { accept: 'application/json' },
  }).catch((error: unknown) => {
    recordReachability(error)
    throw error
  })
  recordReachability()
  if (!response.headers.has(savedAtHeader)) recordServerDate(response.headers.get('date'))
  if (!response.ok)
    throw new ApiError(`${row.method} ${row.path} answered ${response.status}`, response.status)
  // A captive portal or bot check: status 200, but not from this server.
  if (
    response.status !== 204 &&
    !/^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
  )
    throw new ApiError(`${row.method} ${row.path} answered with no JSON`, response.status)
  const savedAt = response.headers.get(savedAtHeader)
  const answeredAt = savedAt ? Date.parse(savedAt) : serverNow()
  const value: unknown = response.status === 204 ? row.empty : await response.json()
  // The server marks older answers; the worker does not set this header.
  const byServer = savedAt !== null && response.headers.get('warning')?.startsWith('110')
  return { value, at: answeredAt, saved: savedAt !== null, ...(byServer && { byServer }) }
}
