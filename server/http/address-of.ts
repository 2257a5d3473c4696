/** This machine and networks that nobody outside can be in: where a proxy of the department's own stands. */
const near = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/

/**
 * Whose request it is, for counting. What a proxy says of it is heard only from one that is near; of a list of addresses the last is the one that the proxy
 * itself has seen. An IPv6 network is one address: a household has 2^64 of them.
 */
export function addressOf(from: string | undefined, headers: Pick<Headers, 'get'>): string {
  const said = from !== undefined && near.test(from) ? (headers.get('x-real-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1))?.trim() : undefined
  const address = said && /^[0-9a-f.:]{3,45}$/i.test(said) ? said : (from ?? '')
  return address.includes(':') && !address.includes('.') ? network(address) : address.replace(/^::ffff:/i, '')
}

/** The first four groups, written out. */
function network(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::')
  const groups = left.split(':').filter(Boolean)
  const rest = right === undefined ? [] : right.split(':').filter(Boolean)
  const all = right === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
  return `${all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::`
}
