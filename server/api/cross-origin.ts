import type { MiddlewareHandler } from 'hono'

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
