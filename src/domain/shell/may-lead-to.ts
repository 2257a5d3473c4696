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
