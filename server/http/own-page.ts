/**
 * Was this sent by a page of this very site? The browser says so itself (`Sec-Fetch-Site`); one
 * that is older, or not on https, names the page's origin. Who says neither is not believed, and an
 * origin of elsewhere never is; `null` is what a page says that tells nobody where it is.
 */
export function isOwnPage({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).host : null
  const same = host !== null && host === headers.get('host')
  return site === null
    ? same
    : site === 'same-origin' && (same || origin === null || origin === 'null')
}
