import { createHash } from 'node:crypto'

/**
 * Headers of every response. The policy is that of files, feeds and answers of the API: a document
 * has its own. It also applies to the worker's script, which may load what it wants.
 */
export const securityHeaders: Record<string, string> = {
  'content-security-policy':
    "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
}

/**
 * Headers of a public https site. The proxy does TLS, but HSTS comes from here. Subdomains are
 * included only where the installation says so: the college may have others without https.
 */
export const httpsSecurityHeaders = ({ subdomains = false } = {}): Record<string, string> => ({
  ...securityHeaders,
  'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
})

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Additional hosts and script hashes of a policy. */
export type ThirdPartyOrigins = {
  script: string[]
  connect: string[]
  img: string[]
  frame: string[]
  inline: string[]
}
type Policy = {
  style: string
  scripts: string[]
  guests?: ThirdPartyOrigins | null
  /** Hosts from which audio may be played. */
  media?: readonly string[]
  /**
   * A page with Trusted Types: everything its scripts write into the document passes our policy.
   */
  quiet?: boolean
}

/**
 * A strict policy by hashes, because pages are cached and a nonce would be cached with them. Only
 * pages with tracking tags allow other hosts, each by name.
 */
export const buildPageCsp = ({
  style,
  scripts,
  guests = null,
  media = [],
  quiet = false,
}: Policy): string =>
  [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...[...scripts, ...(guests?.inline ?? [])].map((script) => `'${hashOf(script)}'`),
      ...(guests?.script ?? []),
    ].join(' '),
    `style-src 'self' '${hashOf(style)}'`,
    `img-src ${["'self'", 'data:', ...(guests?.img ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(guests?.connect ?? [])].join(' ')}`,
    // The same on every page of the department, because a podcast plays on in the document in which
    // the visit began.
    ...(quiet
      ? []
      : [`media-src ${["'self'", ...media.map((host) => `https://${host}`)].join(' ')}`]),
    // Video players load after a click. A quiet page has none.
    ...(quiet ? [] : [`frame-src ${["'self'", ...players, ...(guests?.frame ?? [])].join(' ')}`]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    // Our own policy, and the one that Swiper creates for each arrow.
    ...(quiet
      ? ["require-trusted-types-for 'script'", "trusted-types fieldhouse html 'allow-duplicates'"]
      : []),
  ].join('; ')

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * For personal responses and all URLs behind the login: no cache stores them, no other site gets
 * their URL as referrer, no search engine lists them.
 */
export const privateHeaders: Record<string, string> = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
