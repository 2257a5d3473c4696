import type { MiddlewareHandler } from 'hono'
import { statusOf, UpstreamFailure } from '../upstream/failure.ts'

/**
 * An answer that says what is wrong and what to do (RFC 9457), to pages of other sites too. Never
 * cached.
 */
export const problem = (
  status: number,
  detail: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): Response =>
  new Response(JSON.stringify({ status, detail, ...more }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      ...headers,
    },
  })

/**
 * The answer while content that lies elsewhere is not to be had: 502, 503 or 504; every other fault
 * goes on.
 */
export function failed(fault: unknown): Response {
  if (!(fault instanceof UpstreamFailure)) throw fault
  return problem(
    statusOf(fault),
    'the content of this department cannot be read right now; ask again in a moment',
    { 'retry-after': '2' },
  )
}

/**
 * What is public to read is public to read from other sites' pages; nothing here depends on a
 * cookie.
 */
export const readable = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, content-disposition, link',
}

/**
 * The answer to a browser that asks first, because a page of another site sends a header of its
 * own: `If-None-Match`, or the `tenant` that callers of this family of APIs send with everything.
 */
export const preflight: MiddlewareHandler = async ({ req }, next) =>
  req.method === 'OPTIONS'
    ? new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-allow-headers': 'accept, content-type, if-none-match, tenant',
          'access-control-max-age': '86400',
        },
      })
    : next()
