import { createHash } from 'node:crypto'

/** Headers on every answer, whatever it is. */
export const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
}

/** The same for a site that the world reaches by https; its proxy does the https, the promise to stay with it is ours. */
export const overHttps: Record<string, string> = { ...everywhere, 'strict-transport-security': 'max-age=31536000' }

/** A strict policy by hashes, because pages are cached and a nonce would be cached with them (design §5). */
export const pagePolicy = ({ style, scripts }: { style: string; scripts: string[] }): string => [
  "default-src 'none'",
  `script-src 'self' ${scripts.map((script) => `'${hashOf(script)}'`).join(' ')}`,
  `style-src 'self' '${hashOf(style)}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Players of videos, loaded on a visitor's click alone (security X11).
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ')

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
