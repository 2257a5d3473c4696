import type { SiteSettings } from '../../../src/contract/schema/site.ts'
import { hostClash } from '../../content/hosts.ts'
import { writeSettings } from '../../content/site.ts'
import { readTenants, writeTenant, type TenantRow } from '../../content/tenants.ts'
import { write, type Writing } from '../../content/writing.ts'
import { count, refuse, warn, type Part } from '../report.ts'
import type { Work } from '../work.ts'
import { readSiteFile, type SiteFile } from './site-file.ts'

/** What the person who imports says of the tenant, beside its site.yaml. */
export type TenantWords = { hosts: string[]; demo: boolean | undefined }

/** site.yaml → the tenant's row and its settings, in one transaction. The file's hosts are the tenant's hosts, with those of the command line. */
export async function importSite(work: Work, part: Part, bytes: Uint8Array, said: TenantWords): Promise<void> {
  const { site, faults } = readSiteFile(bytes)
  if (faults) return refuse(part, faults[0]?.line ?? null, faults.map(({ reason }) => reason).join('; '))
  const tenants = await readTenants(work.store)
  const before = tenants.find(({ id }) => id === work.tenant)
  const hosts = [...new Set([...(site.hosts.length > 0 ? site.hosts : (before?.hosts ?? [])), ...said.hosts])]
  const clash = hostClash(tenants, work.tenant, hosts)
  if (clash) return refuse(part, null, clash)
  if (hosts.length === 0) warn(part, null, 'no hosts: nothing will be answered for this tenant until it has one (hosts in site.yaml, or --host)')

  const settings = settingsOf(work.tenant, site, await logoOf(work, part, site))
  const row = { id: work.tenant, hosts, demo: said.demo ?? before?.demo ?? false }
  count(part, await write(work.store, work.tenant, async (writing) => {
    const moved = await keepTenant(writing, before, row)
    const outcome = await writeSettings(writing, settings)
    return moved && outcome === 'same' ? 'changed' : outcome
  }))
}

/** Gives a known tenant more hosts: a pack, or a single file, without a site.yaml. */
export async function addHosts(work: Work, part: Part, more: string[]): Promise<void> {
  if (more.length === 0) return
  const tenants = await readTenants(work.store)
  const before = tenants.find(({ id }) => id === work.tenant)
  if (!before) return
  const row = { ...before, hosts: [...new Set([...before.hosts, ...more])] }
  const clash = hostClash(tenants, work.tenant, row.hosts)
  if (clash) return refuse(part, null, clash)
  const moved = await write(work.store, work.tenant, (writing) => keepTenant(writing, before, row))
  count(part, moved ? 'changed' : 'same')
}

async function keepTenant(writing: Writing, before: TenantRow | undefined, row: TenantRow): Promise<boolean> {
  if (before && JSON.stringify(before) === JSON.stringify(row)) return false
  await writeTenant(writing, row)
  // Whoever keeps a list of hosts listens for this topic.
  writing.topics.add('settings')
  return true
}

async function logoOf(work: Work, part: Part, { logo, name }: SiteFile): Promise<SiteSettings['logo']> {
  if (!logo) return null
  await work.pictures.prepare([logo])
  const image = work.pictures.image(logo, `${name} logo`)
  if (typeof image !== 'string') return image
  warn(part, null, `${image}; taken without a logo`)
  return null
}

function settingsOf(tenant: string, { hosts: _, ...site }: SiteFile, logo: SiteSettings['logo']): SiteSettings {
  return { ...site, tenant, logo, seo: { ...site.seo, siteName: site.seo.siteName ?? site.name } }
}
