const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What is wrong with a CONTENT_API_URL; null when nothing is. Over a network it is https: the token
 * and hidden content travel on it.
 */
export function upstreamFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is no address; write https://content.example.edu'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://'
  if (url.username || url.password)
    return 'has a name or a password in it, which would be in logs; use CONTENT_API_TOKEN'
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    return 'is http to another machine; use https'
  if (url.search || url.hash) return 'has a query or a fragment; give the address alone'
  if (/\/api\/v2\/?$/i.test(url.pathname))
    return 'ends with /api/v2, which each call adds itself; leave it out'
  return null
}
