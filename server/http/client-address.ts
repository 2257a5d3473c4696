import { BlockList, isIP } from 'node:net'

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
  const peerAddress = bare(from ?? '')
  if (forwarded) return counted(toAddress(headers.get('visitor-address')) ?? peerAddress)
  if (!(trusted ?? thisMachine)(peerAddress)) return counted(peerAddress)
  const list = (headers.get('x-forwarded-for') ?? '').split(',')
  const last = trusted
    ? list.findLast((forwardedAddress) => !trusted(bare(forwardedAddress)))
    : list.at(-1)
  return counted(toAddress(last ?? list[0] ?? null) ?? peerAddress)
}

/** Parses `10.0.0.5, 192.168.7.0/24, ::1`; null when it is invalid. */
export function parseTrustedProxies(list: string): IsTrustedProxy | null {
  const block = new BlockList()
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits, ...more] = entry.split('/')
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
const toAddress = (value: string | null): string | null => {
  const address = bare(value ?? '')
  return isIP(address) > 0 ? address : null
}

/** An address as limits count it: of IPv6 its /64 network. */
export const counted = (from: string): string => {
  const address = bare(from)
  return address.includes(':') ? network(address) : address
}

/** The network that usually has one owner: of IPv6 the /48, of IPv4 the /24. */
export const ownerNetwork = (from: string): string => {
  const address = counted(from)
  return address.includes(':')
    ? address.split(':').slice(0, 3).join(':')
    : address.split('.').slice(0, 3).join('.')
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
