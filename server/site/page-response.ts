import { savedAtHeader, tenantHeader } from '../../src/contract/messages.ts'

/**
 * Headers of a rendered page. `variesByClient` is true when server rendering is off: crawlers and
 * browsers get different responses, so a shared cache must not store them.
 */
export const pageHeaders = (
  tenant: string,
  policy: string,
  variesByClient: boolean,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': variesByClient ? 'private, no-cache' : 'no-cache',
  ...(variesByClient && { vary: 'user-agent' }),
  [tenantHeader]: tenant,
})

/** Headers of a page with older answers. `savedAt` is the oldest, in milliseconds since 1970. */
export const stalePageHeaders = (savedAt: number): Record<string, string> => ({
  'cache-control': 'no-store',
  [savedAtHeader]: new Date(savedAt).toISOString(),
  warning: '110 - "Response is Stale"',
})

/** Redirects to a path of this site or a URL of another. */
export function redirect(
  location: string,
  status: number,
  headers: Record<string, string> = { 'cache-control': 'no-cache' },
): Response {
  // A header must be ASCII.
  const url = new URL(location, 'https://here.invalid')
  const encoded = location.startsWith('/') ? url.pathname + url.search + url.hash : url.href
  return new Response(null, { status, headers: { location: encoded, ...headers } })
}

/** 503. `retryAfter` in seconds. */
export const unavailable = (
  detail: string,
  retryAfter = 5,
  headers: Record<string, string> = {},
): Response =>
  new Response(`Not available right now: ${detail}.`, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
      ...headers,
    },
  })
