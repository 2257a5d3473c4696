import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { securityHeaders } from './security-headers.ts'

/** A local proxy has a local address but sends one of these headers. */
const carried = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** `/healthz`, `/readyz`, `/metrics`: on any host name, but only for clients on this machine. */
export function localEndpoints(ready: () => Promise<boolean>, metrics: () => string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0]
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false
    const from = request.socket.remoteAddress ?? ''
    if (
      !/^(?:127\.|::1$|::ffff:127\.)/.test(from) ||
      carried.some((name) => request.headers[name] !== undefined)
    ) {
      response.writeHead(404, securityHeaders).end()
      return true
    }
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
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
 * Whether a page of this site sent the request: by `Sec-Fetch-Site`, or by the page's origin in
 * older browsers and without https. False when both are missing, and for `null`, the origin of a
 * page that hides its own.
 */
export function isSameOrigin({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const host = origin !== null && URL.canParse(origin) ? new URL(origin).host : null
  const same = host !== null && host === headers.get('host')
  return site === null
    ? same
    : site === 'same-origin' && (same || origin === null || origin === 'null')
}

/**
 * For personal responses and all URLs behind the login: no cache stores them, no other site gets
 * their URL as referrer, no search engine lists them.
 */
export const privateHeaders: Record<string, string> = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Whether this address is a proxy of the department. */
export type IsTrustedProxy = (address: string) => boolean

/** Unless proxies are named, only this machine is one. */
const thisMachine: IsTrustedProxy = (address) => /^127\.|^::1$/.test(address)

const bare = (address: string): string => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')

/** Whether a connection is one of a trusted proxy. */
export const isProxy = (from: string, trusted: IsTrustedProxy | undefined): boolean =>
  (trusted ?? thisMachine)(bare(from))

type Asking = {
  /** Unless given, only this machine. */
  trusted?: IsTrustedProxy | undefined
  /** The request has the token of another Fieldhouse that forwards for its visitors. */
  forwarded?: boolean
}

/**
 * The client address, for rate limits. Forwarding headers are only used when a trusted proxy sends
 * them. Of a list the last address that is not such a proxy counts, because clients can write those
 * before it. An IPv6 /64 network counts as one address. `X-Real-IP` is ignored, because a proxy may
 * pass on the client's own.
 */
export function getClientAddress(
  from: string | undefined,
  headers: Pick<Headers, 'get'>,
  { trusted, forwarded = false }: Asking = {},
): string {
  const own = bare(from ?? '')
  if (forwarded) return counted(said(headers.get('visitor-address')) ?? own)
  if (!(trusted ?? thisMachine)(own)) return counted(own)
  const list = (headers.get('x-forwarded-for') ?? '').split(',')
  const last = trusted ? list.findLast((one) => !trusted(bare(one))) : list.at(-1)
  return counted(said(last ?? list[0] ?? null) ?? own)
}

/** Parses `10.0.0.5, 192.168.7.0/24, ::1`; null when it is invalid. */
export function parseTrustedProxies(list: string): IsTrustedProxy | null {
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

/** An address and nothing else. Networks in the form of `network` are accepted, too. */
const said = (value: string | null): string | null => {
  const address = bare(value ?? '')
  return isIP(address) > 0 ? address : null
}

/** An address as limits count it: of IPv6 its /64 network. */
export const counted = (from: string): string => {
  const address = bare(from)
  return address.includes(':') ? network(address) : address
}

/** The first four groups, in full. */
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
