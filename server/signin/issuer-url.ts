const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What is wrong with an OIDC_ISSUER; null when nothing is. The client's secret travels to it, so
 * over a network it is https.
 */
export function issuerFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is no address; write https://login.college.example'
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://'
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    return 'is http to another machine; use https'
  if (url.username || url.password)
    return 'has a name or a password in it; use OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
  if (url.search || url.hash || url.pathname.includes('/.well-known/'))
    return 'is the issuer alone, without query or /.well-known/: what stands as "issuer" in its configuration'
  return null
}
