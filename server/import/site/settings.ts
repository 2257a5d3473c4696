import { writeServices, type ServicesDoc } from '../../content/department/services.ts'
import { writeSettings } from '../../content/department/site.ts'
import {
  hostClash,
  readTenants,
  writeTenant,
  type TenantRow,
} from '../../content/department/tenants.ts'
import { sanitizeHtml } from '../../content/html/clean-html.ts'
import { transact, type Transaction } from '../../content/transaction.ts'
import { countRow, rejectRow, warnRow, type FileReport } from '../report.ts'
import { markdownToHtml } from '../story/story-extras.ts'
import { readSiteFile, type SiteFile } from './site-file.ts'
import type { ImportContext } from '../import-context.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'

/** Command-line options of the tenant, in addition to its site.yaml. */
export type TenantSettings = { hosts: string[]; demo: boolean | undefined }

/**
 * site.yaml → the tenant's row and settings, in one transaction. Its hosts are those of the file
 * and of the command line.
 */
export async function importSite(
  work: ImportContext,
  fileReport: FileReport,
  bytes: Uint8Array,
  tenantSettings: TenantSettings,
): Promise<void> {
  const { site, faults } = readSiteFile(bytes)
  if (faults)
    return rejectRow(
      fileReport,
      faults[0]?.line ?? null,
      faults.map(({ reason }) => reason).join('; '),
    )
  const tenants = await readTenants(work.store)
  const before = tenants.find(({ id }) => id === work.tenant)
  const hosts = [
    ...new Set([
      ...(site.hosts.length > 0 ? site.hosts : (before?.hosts ?? [])),
      ...tenantSettings.hosts,
    ]),
  ]
  const clash = hostClash(tenants, work.tenant, hosts)
  if (clash) return rejectRow(fileReport, null, clash)
  if (hosts.length === 0)
    warnRow(
      fileReport,
      null,
      'no hosts: the tenant has no site until it has one (hosts in site.yaml, or --host)',
    )

  const { settings, services } = await settingsOf(work, fileReport, site)
  const row = { id: work.tenant, hosts, demo: tenantSettings.demo ?? before?.demo ?? false }
  countRow(
    fileReport,
    await transact(work.store, work.tenant, async (transaction) => {
      const moved = await keepTenant(transaction, before, row)
      const outcome = await writeSettings(transaction, settings)
      const more = await writeServices(transaction, services)
      return outcome === 'same' && (moved || more !== 'same') ? 'changed' : outcome
    }),
  )
}

/** Adds hosts to a known tenant for an import without a site.yaml. */
export async function addHosts(
  work: ImportContext,
  fileReport: FileReport,
  more: string[],
): Promise<void> {
  if (more.length === 0) return
  const tenants = await readTenants(work.store)
  const before = tenants.find(({ id }) => id === work.tenant)
  if (!before) return
  const row = { ...before, hosts: [...new Set([...before.hosts, ...more])] }
  const clash = hostClash(tenants, work.tenant, row.hosts)
  if (clash) return rejectRow(fileReport, null, clash)
  const moved = await transact(work.store, work.tenant, (transaction) =>
    keepTenant(transaction, before, row),
  )
  countRow(fileReport, moved ? 'changed' : 'same')
}

async function keepTenant(
  transaction: Transaction,
  before: TenantRow | undefined,
  row: TenantRow,
): Promise<boolean> {
  if (before && JSON.stringify(before) === JSON.stringify(row)) return false
  await writeTenant(transaction, row)
  // Caches of hosts depend on this topic.
  transaction.topics.add('settings')
  return true
}

/**
 * A picture named in site.yaml. A missing one is a warning, and the department is imported without
 * it.
 */
async function pictureOf(
  work: ImportContext,
  fileReport: FileReport,
  pictureFields: { path: string; alt: string } | null,
  called: string,
): Promise<Image | null> {
  if (!pictureFields || pictureFields.path === '') return null
  await work.pictures.prepare([pictureFields.path])
  const image = work.pictures.image(pictureFields.path, pictureFields.alt)
  if (typeof image !== 'string') return image
  warnRow(fileReport, null, `${image}; imported without ${called}`)
  return null
}

/** Settings for every page, and those that only a few calls need. */
async function settingsOf(
  work: ImportContext,
  fileReport: FileReport,
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
    ...siteFields
  } = site
  const footerLinks = []
  for (const { logo, ...link } of siteFields.footerLinks)
    footerLinks.push({
      ...link,
      logo: await pictureOf(
        work,
        fileReport,
        { path: logo, alt: `${link.title} logo` },
        `a logo of ${link.title}`,
      ),
    })
  const settings = {
    ...siteFields,
    footerLinks,
    tenant: work.tenant,
    logo: await pictureOf(
      work,
      fileReport,
      { path: siteFields.logo, alt: `${siteFields.name} logo` },
      'a logo',
    ),
    defaultPersonImage: await pictureOf(
      work,
      fileReport,
      siteFields.defaultPersonImage,
      'a default portrait',
    ),
    seo: {
      ...siteFields.seo,
      siteName: siteFields.seo.siteName ?? siteFields.name,
      ogImage: await pictureOf(work, fileReport, siteFields.seo.ogImage, 'a sharing picture'),
    },
  }
  const subscribeTexts = subscribe && {
    ...subscribe,
    description: sanitizeHtml(markdownToHtml(subscribe.description)),
  }
  return {
    settings,
    services: {
      google,
      analytics,
      mobile,
      templates,
      sportTemplates,
      ticketOffice,
      subscribe: subscribeTexts,
    },
  }
}
