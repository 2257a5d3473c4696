import { isInside } from '../../contract/links.ts'

const ownOrigin = 'https://own.invalid'

/** Whether a host is in the list. An entry `*.name` matches all hosts below it. */
export const isListed = (host: string, list: readonly string[]): boolean =>
  list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))

/** Whether a target is a path of this site or a URL on a listed host, parsed as browsers do. */
export function isAllowedRedirect(target: string, hosts: readonly string[]): boolean {
  if (/\p{Cc}/u.test(target) || !URL.canParse(target, ownOrigin)) return false
  const url = new URL(target, ownOrigin)
  if (url.origin === ownOrigin) return target.startsWith('/') && !url.pathname.startsWith('//')
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^https?:\/\//i.test(target) &&
    !url.username &&
    !url.password &&
    isListed(url.hostname, hosts)
  )
}

/** Longest return URL. */
const maxReturnLength = 2000

/**
 * The page after signing in, from `?returnTo=` of an untrusted URL: a page of this site as browsers
 * parse it, also after decoding; else home. Never a login or logout page.
 */
export function safeReturnTo(text: string | null | undefined): string {
  if (!text || text.length > maxReturnLength || /\p{Cc}|\\/u.test(text) || !isInside(text))
    return '/'
  const { pathname, search, hash } = new URL(text, 'https://here.invalid')
  return /^\/(?:log(?:in|out)(?:\/|$)|%2f|%5c)/i.test(pathname) ? '/' : pathname + search + hash
}
