import { isIP } from 'node:net'

/** Push services of the browsers (security G5): nothing else is ever called for a visitor. */
const services = [/^fcm\.googleapis\.com$/, /^[a-z0-9.-]+\.push\.services\.mozilla\.com$/, /^(?:[a-z0-9-]+\.)*push\.apple\.com$/, /^[a-z0-9.-]+\.notify\.windows\.com$/]

/**
 * Whether messages may be sent to this address: https on its usual port at a push service of a browser, or an origin that the operator
 * names (PUSH_ORIGINS). Asked when a browser subscribes, and again each time before something is sent.
 */
export function maySendTo(endpoint: string, ownOrigins: readonly string[] = []): boolean {
  if (endpoint.length > 2048 || !/^https?:\/\/[\x21-\x5b\x5d-\x7e]+$/i.test(endpoint) || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin, hash } = new URL(endpoint)
  if (username || password || hash) return false
  if (ownOrigins.includes(origin)) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}

/** An address within a house, or of this machine: no push service lives there, whatever its name resolves to. */
export function isInside(address: string): boolean {
  if (isIP(address) === 4) {
    const [a = 0, b = 0] = address.split('.').map(Number)
    return a === 0 || a === 10 || a === 127 || (a === 100 && b >= 64 && b < 128) || (a === 169 && b === 254) || (a === 172 && b >= 16 && b < 32) || (a === 192 && (b === 168 || b === 0)) || (a === 198 && (b === 18 || b === 19)) || a >= 224
  }
  const low = address.toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(low)?.[1]
  if (mapped) return isInside(mapped)
  // Of all of IPv6 only what is handed out to the public: 2000::/3, without the ways back to IPv4 (6to4, Teredo).
  return !/^[23]/.test(low) || low.startsWith('2002:') || /^2001:0{0,4}:/.test(low)
}
