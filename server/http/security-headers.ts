import { createHash } from 'node:crypto'

/** Headers on every answer, whatever it is. */
export const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
}

/**
 * The same for a site that the world reaches by https; its proxy does the https, the promise to
 * stay with it is ours.
 */
export const overHttps: Record<string, string> = {
  ...everywhere,
  'strict-transport-security': 'max-age=31536000',
}

const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Whom a policy lets in besides ourselves, and the hashes of which scripts. */
export type Guests = {
  script: string[]
  connect: string[]
  img: string[]
  frame: string[]
  inline: string[]
}
type Policy = {
  style: string
  scripts: string[]
  guests?: Guests | null
  /** Hosts that sound may be played from. */
  media?: readonly string[]
  /** A quiet page: whatever reaches a sink of its scripts has gone through our one policy. */
  quiet?: boolean
}

/**
 * A strict policy by hashes, because pages are cached and a nonce would be cached with them. Only a
 * tagged page of a department with vendors has guests, each named.
 */
export const pagePolicy = ({
  style,
  scripts,
  guests = null,
  media = [],
  quiet = false,
}: Policy): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...[...scripts, ...(guests?.inline ?? [])].map((script) => `'${hashOf(script)}'`), ...(guests?.script ?? [])].join(' ')}`,
    `style-src 'self' '${hashOf(style)}'`,
    `img-src ${["'self'", 'data:', ...(guests?.img ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(guests?.connect ?? [])].join(' ')}`,
    // The same on every page of the department: the document that plays a podcast is the one the
    // visit began with.
    ...(quiet
      ? []
      : [`media-src ${["'self'", ...media.map((host) => `https://${host}`)].join(' ')}`]),
    // Players of videos, loaded on a visitor's click alone; a quiet page has none.
    ...(quiet ? [] : [`frame-src ${["'self'", ...players, ...(guests?.frame ?? [])].join(' ')}`]),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    // The platform's one policy, and the one that Swiper makes anew each time it writes an arrow.
    ...(quiet
      ? ["require-trusted-types-for 'script'", "trusted-types fieldhouse html 'allow-duplicates'"]
      : []),
  ].join('; ')

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
