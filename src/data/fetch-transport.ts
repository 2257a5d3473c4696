import { urlOf } from '../contract/endpoint.ts'
import { savedAtHeader } from '../contract/messages.ts'
import { noteServerDate, trueNow } from '../platform/true-time.ts'
import { CallFailed } from './call-failed.ts'
import type { Transport } from './client.ts'
import { noteReached } from '../platform/reached.ts'

/**
 * Calls over the wire. 204 is "no data"; anything else that is not a JSON success is a failure and
 * is thrown.
 */
export const fetchTransport: Transport = async (row, query, signal) => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(row.timeout ?? 10_000)])
  const response = await fetch(urlOf(row, query), {
    method: row.method,
    signal: limit,
    headers: { accept: 'application/json' },
  }).catch((fault: unknown) => {
    noteReached(fault)
    throw fault
  })
  noteReached()
  if (!response.headers.has(savedAtHeader)) noteServerDate(response.headers.get('date'))
  if (!response.ok)
    throw new CallFailed(`${row.method} ${row.path} answered ${response.status}`, response.status)
  // A login page of the hotel's network, a wall against robots: 200, and not ours.
  if (
    response.status !== 204 &&
    !/^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')
  )
    throw new CallFailed(`${row.method} ${row.path} answered with no JSON`, response.status)
  const savedAt = response.headers.get(savedAtHeader)
  const at = savedAt ? Date.parse(savedAt) : trueNow()
  const value: unknown = response.status === 204 ? row.empty : await response.json()
  // What the server says of an answer that stands in for a newer one; the worker says nothing of
  // its own.
  const byServer = savedAt !== null && response.headers.get('warning')?.startsWith('110')
  return { value, at, saved: savedAt !== null, ...(byServer && { byServer }) }
}
