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
