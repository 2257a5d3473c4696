import { isInside } from '../../contract/links.ts'

/** As long as an address may be that somebody is brought back to. */
const longest = 2000

/**
 * Where somebody goes after signing in, from `?returnTo=` of an address that anybody may have
 * written: a page of this site, as a browser would read it, and also one that decodes what was
 * encoded, else home. Never back to signing in or out.
 */
export function safeReturnTo(text: string | null | undefined): string {
  if (!text || text.length > longest || /\p{Cc}|\\/u.test(text) || !isInside(text)) return '/'
  const { pathname, search, hash } = new URL(text, 'https://here.invalid')
  return /^\/(?:log(?:in|out)(?:\/|$)|%2f|%5c)/i.test(pathname) ? '/' : pathname + search + hash
}
