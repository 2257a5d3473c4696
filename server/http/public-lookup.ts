import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

type Nets = readonly (readonly [net: string, bits: number])[]
const listOf = (kind: 'ipv4' | 'ipv6', nets: Nets): BlockList => {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, kind)
  return list
}

/**
 * Addresses that are not public: this machine, private networks and translations to them. One list
 * per family, because in one list an IPv4 address would match its IPv6 form. Of IPv6 only 2000::/3
 * is public; all else (also IPv4 translation, 64:ff9b::/96 and 64:ff9b:1::/48) is blocked, and so
 * are its tunnel and documentation networks.
 */
const inside4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])
const given6 = listOf('ipv6', [['2000::', 3]])
const inside6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

/** Invalid addresses are not public. */
export const isPublic = (address: string): boolean =>
  isIPv6(address)
    ? given6.check(address, 'ipv6') && !inside6.check(address, 'ipv6')
    : isIPv4(address) && !inside4.check(address, 'ipv4')

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/**
 * A DNS lookup for a request that fails for addresses that are not public. The checked address is
 * the one connected to.
 */
export function publicLookup(host: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const problem =
      error ??
      (addresses.length > 0 && addresses.every(({ address }) => isPublic(address))
        ? null
        : Object.assign(new Error(`${host} is not on the public internet`), { code: 'EACCES' }))
    if (problem) return callback(problem, '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
