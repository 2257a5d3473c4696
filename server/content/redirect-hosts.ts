import type { Reading } from './reading.ts'
import { readSettings } from './site.ts'

const own = 'https://own.invalid'

/** Is this host on the list? An entry `*.name` is every host under a name. */
export const isListed = (host: string, list: readonly string[]): boolean =>
  list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))

/** The hosts that this tenant may send people to: its own, and those of its settings. */
export const redirectHosts = (reading: Reading): Promise<string[]> => reading.once('redirect-hosts', async () => {
  const settings = await readSettings(reading)
  const row = await reading.db.selectFrom('tenant').select('hosts').where('id', '=', reading.tenant).executeTakeFirst()
  return [...(row ? (JSON.parse(row.hosts) as string[]) : []), ...(settings?.redirectHosts ?? [])]
})

/** A path of this site, or an address on a listed host; read as browsers read it. Everything else leads nowhere. */
export function mayLeadTo(target: string, hosts: readonly string[]): boolean {
  if (/\p{Cc}/u.test(target) || !URL.canParse(target, own)) return false
  const url = new URL(target, own)
  if (url.origin === own) return target.startsWith('/') && !url.pathname.startsWith('//')
  return (url.protocol === 'https:' || url.protocol === 'http:') && /^https?:\/\//i.test(target) && !url.username && !url.password && isListed(url.hostname, hosts)
}
