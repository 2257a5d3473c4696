import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIPv6 } from 'node:net'

/** Addresses that are not of the public internet: this machine, its neighbours, and what leads to them (security G1). Two lists: in one, an IPv4 address would be found under its IPv6 spelling. */
const [inside4, inside6] = [new BlockList(), new BlockList()]
for (const [net, bits] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3]] as const) inside4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [['::', 96], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) inside6.addSubnet(net, bits, 'ipv6')

export const isPublic = (address: string): boolean => !(isIPv6(address) ? inside6.check(address, 'ipv6') : inside4.check(address, 'ipv4'))

type Told = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** A look-up for a request: the address that was looked at is the one that is connected to. One that is not public fails. */
export function publicLookup(host: string, options: LookupOptions, told: Told): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const fault = error ?? (addresses.length > 0 && addresses.every(({ address }) => isPublic(address)) ? null : Object.assign(new Error(`${host} is not on the public internet`), { code: 'EACCES' }))
    if (fault) return told(fault, '', 0)
    if (options.all) return told(null, addresses)
    told(null, addresses[0]!.address, addresses[0]!.family)
  })
}
