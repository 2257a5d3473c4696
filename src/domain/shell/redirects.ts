import { isInside } from '../../contract/links.ts'

const own = 'https://own.invalid'

/** Is this host on the list? An entry `*.name` is every host under a name. */
export const isListed = (host: string, list: readonly string[]): boolean =>
  list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))

/**
 * A path of this site, or an address on a listed host; read as browsers read it. Everything else
 * leads nowhere.
 */
export function mayLeadTo(target: string, hosts: readonly string[]): boolean {
  if (/\p{Cc}/u.test(target) || !URL.canParse(target, own)) return false
  const url = new URL(target, own)
  if (url.origin === own) return target.startsWith('/') && !url.pathname.startsWith('//')
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^https?:\/\//i.test(target) &&
    !url.username &&
    !url.password &&
    isListed(url.hostname, hosts)
  )
}

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
