import type { MiddlewareHandler } from 'hono'
import { toHttpStatus, UpstreamFailure } from '../upstream/failure.ts'

/**
 * A problem response (RFC 9457) that names the problem and the fix. Other sites may read it; it is
 * never cached.
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

/** The response when the upstream has no content: 502, 503 or 504. Rethrows any other error. */
export function toUpstreamProblem(error: unknown): Response {
  if (!(error instanceof UpstreamFailure)) throw error
  return problem(
    toHttpStatus(error),
    'the content of this department is not available right now; try again in a moment',
    { 'retry-after': '2' },
  )
}

/** Public content may be read by pages of other sites. No answer here depends on a cookie. */
export const publicCorsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, content-disposition, link',
}

/**
 * The CORS preflight response. Browsers ask first when a page of another site sends a header such
 * as `If-None-Match`, or `tenant`, which clients of this API family always send.
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
