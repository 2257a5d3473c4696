import type { Image } from '../../../src/contract/parts.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { cleanHtml } from '../../content/html/clean-html.ts'
import { hostClash } from '../../content/department/hosts.ts'
import { writeServices, type ServicesDoc } from '../../content/department/services.ts'
import { writeSettings } from '../../content/department/site.ts'
import { readTenants, writeTenant, type TenantRow } from '../../content/department/tenants.ts'
import { transact, type Transaction } from '../../content/transaction.ts'
import { count, refuse, warn, type Part } from '../report.ts'
import type { Work } from '../work.ts'
import { htmlOf } from '../story/html-of.ts'
import { readSiteFile, type SiteFile } from './site-file.ts'

/** What the person who imports says of the tenant, beside its site.yaml. */
export type TenantWords = { hosts: string[]; demo: boolean | undefined }

/**
 * site.yaml → the tenant's row and its settings, in one transaction. The file's hosts are the
 * tenant's hosts, with those of the command line.
 */
export async function importSite(
  work: Work,
  part: Part,
  bytes: Uint8Array,
  said: TenantWords,
): Promise<void> {
  const { site, faults } = readSiteFile(bytes)
  if (faults)
    return refuse(part, faults[0]?.line ?? null, faults.map(({ reason }) => reason).join('; '))
  const tenants = await readTenants(work.store)
  const before = tenants.find(({ id }) => id === work.tenant)
  const hosts = [
    ...new Set([...(site.hosts.length > 0 ? site.hosts : (before?.hosts ?? [])), ...said.hosts]),
  ]
  const clash = hostClash(tenants, work.tenant, hosts)
  if (clash) return refuse(part, null, clash)
  if (hosts.length === 0)
    warn(
      part,
      null,
      'no hosts: nothing will be answered for this tenant until it has one (hosts in site.yaml, or --host)',
    )

  const { settings, services } = await settingsOf(work, part, site)
  const row = { id: work.tenant, hosts, demo: said.demo ?? before?.demo ?? false }
  count(
    part,
    await transact(work.store, work.tenant, async (writing) => {
      const moved = await keepTenant(writing, before, row)
      const outcome = await writeSettings(writing, settings)
      const more = await writeServices(writing, services)
      return outcome === 'same' && (moved || more !== 'same') ? 'changed' : outcome
    }),
  )
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
  const moved = await transact(work.store, work.tenant, (writing) =>
    keepTenant(writing, before, row),
  )
  count(part, moved ? 'changed' : 'same')
}

async function keepTenant(
  writing: Transaction,
  before: TenantRow | undefined,
  row: TenantRow,
): Promise<boolean> {
  if (before && JSON.stringify(before) === JSON.stringify(row)) return false
  await writeTenant(writing, row)
  // Whoever keeps a list of hosts listens for this topic.
  writing.topics.add('settings')
  return true
}

/**
 * A picture that site.yaml names; one that is not there is said, and the department is taken
 * without it.
 */
async function pictureOf(
  work: Work,
  part: Part,
  given: { path: string; alt: string } | null,
  called: string,
): Promise<Image | null> {
  if (!given || given.path === '') return null
  await work.pictures.prepare([given.path])
  const image = work.pictures.image(given.path, given.alt)
  if (typeof image !== 'string') return image
  warn(part, null, `${image}; taken without ${called}`)
  return null
}

/** What every page knows of the department, and what only a few calls ask for. */
async function settingsOf(
  work: Work,
  part: Part,
  site: SiteFile,
): Promise<{ settings: SiteSettings; services: ServicesDoc }> {
  const {
    hosts: _,
    google,
    analytics,
    mobile,
    templates,
    sportTemplates,
    ticketOffice,
    subscribe,
    ...said
  } = site
  const footerLinks = []
  for (const { logo, ...link } of said.footerLinks)
    footerLinks.push({
      ...link,
      logo: await pictureOf(
        work,
        part,
        { path: logo, alt: `${link.title} logo` },
        `a logo of ${link.title}`,
      ),
    })
  const settings = {
    ...said,
    footerLinks,
    tenant: work.tenant,
    logo: await pictureOf(work, part, { path: said.logo, alt: `${said.name} logo` }, 'a logo'),
    defaultPersonImage: await pictureOf(work, part, said.defaultPersonImage, 'a picture of nobody'),
    seo: {
      ...said.seo,
      siteName: said.seo.siteName ?? said.name,
      ogImage: await pictureOf(work, part, said.seo.ogImage, 'a picture to share'),
    },
  }
  const told = subscribe && { ...subscribe, description: cleanHtml(htmlOf(subscribe.description)) }
  return {
    settings,
    services: {
      google,
      analytics,
      mobile,
      templates,
      sportTemplates,
      ticketOffice,
      subscribe: told,
    },
  }
}
