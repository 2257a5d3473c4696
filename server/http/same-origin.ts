/**
 * Whether a page of this site sent the request: by `Sec-Fetch-Site`, or by the page's origin in
 * older browsers and without https. False when both are missing, and for `null`, the origin of a
 * page that hides its own.
 */
export function isSameOrigin({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).host : null
  const same = host !== null && host === headers.get('host')
  return site === null
    ? same
    : site === 'same-origin' && (same || origin === null || origin === 'null')
}
