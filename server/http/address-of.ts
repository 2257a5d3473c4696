import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { everywhere } from './security-headers.ts'

/** A proxy on this machine looks like this machine; it says for whom it asks, though. */
const carried = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** `/healthz`, `/readyz`, `/metrics`: on any host name, but only from this machine. */
export function localEndpoints(ready: () => Promise<boolean>, metrics: () => string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0]
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false
    const from = request.socket.remoteAddress ?? ''
    if (
      !/^(?:127\.|::1$|::ffff:127\.)/.test(from) ||
      carried.some((name) => request.headers[name] !== undefined)
    ) {
      response.writeHead(404, everywhere).end()
      return true
    }
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    if (path === '/healthz') response.end('ok')
    else if (path === '/metrics') response.end(metrics())
    else
      void ready().then(
        (is) => response.writeHead(is ? 200 : 503).end(is ? 'ready' : 'not ready'),
        () => response.writeHead(503).end('not ready'),
      )
    return true
  }
}

/**
 * Was this sent by a page of this very site? The browser says so itself (`Sec-Fetch-Site`); one
 * that is older, or not on https, names the page's origin. Who says neither is not believed, and an
 * origin of elsewhere never is; `null` is what a page says that tells nobody where it is.
 */
export function isOwnPage({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).host : null
  const same = host !== null && host === headers.get('host')
  return site === null
    ? same
    : site === 'same-origin' && (same || origin === null || origin === 'null')
}

/**
 * Of whatever is for one person alone, and of everything at an address behind the login: nobody on
 * the way keeps it, no other site hears where it was, no search engine lists it.
 */
export const withoutCaching: Record<string, string> = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Is this address a proxy of the department's own? */
export type Trusted = (address: string) => boolean

/** This machine and networks that nobody outside can be in. */
const near = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/

const bare = (address: string): string => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')

type Asking = {
  /** Unless given, everybody in a private network, as far as the last address of the list. */
  trusted?: Trusted | undefined
  /** Another Fieldhouse asks for its visitor, and has shown its token. */
  forwarded?: boolean
}

/**
 * Whose request it is, for counting. What a proxy says of it is heard only from one that is
 * trusted; of a list of addresses the last counts that is no such proxy: what stands before it was
 * said by anybody. An IPv6 network is one address: a household has 2^64 of them. `X-Real-IP` is
 * ignored, because a proxy may pass it on as the visitor wrote it.
 */
export function addressOf(
  from: string | undefined,
  headers: Pick<Headers, 'get'>,
  { trusted, forwarded = false }: Asking = {},
): string {
  const own = bare(from ?? '')
  if (forwarded) return counted(said(headers.get('visitor-address')) ?? own)
  if (!(trusted ?? near.test.bind(near))(own)) return counted(own)
  const list = (headers.get('x-forwarded-for') ?? '').split(',')
  const last = trusted ? list.findLast((one) => !trusted(bare(one))) : list.at(-1)
  return counted(said(last ?? list[0] ?? null) ?? own)
}

/** `10.0.0.5, 192.168.7.0/24, ::1` as a question; null when it cannot be read. */
export function trustedOf(list: string): Trusted | null {
  const block = new BlockList()
  for (const one of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits, ...more] = one.split('/')
    const family = isIP(address)
    if (
      family === 0 ||
      more.length > 0 ||
      (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
    )
      return null
    block.addSubnet(
      address,
      Number(bits ?? (family === 4 ? 32 : 128)),
      family === 4 ? 'ipv4' : 'ipv6',
    )
  }
  return (address) =>
    isIP(address) > 0 && block.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * An address, and nothing else that somebody wrote there; networks as they are counted here are
 * told, too.
 */
const said = (value: string | null): string | null => {
  const address = bare(value ?? '')
  return isIP(address) > 0 ? address : null
}

const counted = (address: string): string => (address.includes(':') ? network(address) : address)

/** The first four groups, written out. */
function network(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::')
  const groups = left.split(':').filter(Boolean)
  const rest = right === undefined ? [] : right.split(':').filter(Boolean)
  const all =
    right === undefined
      ? groups
      : [
          ...groups,
          ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'),
          ...rest,
        ]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}
