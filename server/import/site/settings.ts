import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { writeServices, type ServicesDoc } from '../../content/department/services.ts'
import { writeSettings } from '../../content/department/site.ts'
import {
  Hosts,
  hostClash,
  readTenants,
  writeTenant,
  type TenantRow,
} from '../../content/department/tenants.ts'
import { sanitizeHtml } from '../../content/html/clean-html.ts'
import { transact, type Transaction } from '../../content/transaction.ts'
import { countRow, rejectRow, warnRow, type FileReport } from '../report.ts'
import { markdownToHtml } from '../story/story-extras.ts'
import { parseLink } from '../values/link.ts'
import type { ImportContext } from '../import-context.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import { Configuration } from '../../../src/contract/configuration.schema.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'
import {
  AnalyticsSettings,
  GoogleSettings,
  MobileSettings,
  type SiteSettings,
} from '../../../src/contract/site.schema.ts'

const text = z.string({ error: 'is missing or not text' }).trim()
const required = text.min(1, 'is empty')
const link = text.transform((text, context) => {
  const parsed = parseLink(text)
  if (parsed === null)
    context.addIssue({
      code: 'custom',
      message: `"${text.slice(0, 80)}" is not a link (http, https, or a path of this site)`,
    })
  return parsed ?? ''
})
const logoLinks = z
  .array(z.strictObject({ title: required, url: link, logo: text.default('') }))
  .default([])
const color = text.regex(/^#[0-9a-f]{6}$/i, 'must have the form "#rrggbb", in quotation marks')
const optional = text.nullable().default(null)
const templates = z.record(z.string(), required).default({})
/** `path` of a picture and its alternative text. */
const picture = z.strictObject({ path: required, alt: required }).nullable().default(null)
const timeZone = required.refine(isZone, 'must be an IANA time zone, such as America/Chicago')

/** The contents of site.yaml: settings with a path for the logo, and hosts. */
const SiteFile = z.strictObject({
  name: required,
  shortName: required.max(12, 'must have at most 12 characters, to fit under an icon'),
  schoolName: required,
  abbreviation: required,
  mascotSingular: text.default(''),
  mascotPlural: text.default(''),
  tagline: text.default(''),
  timeZone,
  colours: z.object({ brand: color, second: color }),
  logo: text.default(''),
  hosts: Hosts.default([]),
  supportEmail: text.default(''),
  conference: z
    .object({ title: required, abbreviation: text.default(''), url: link })
    .nullable()
    .default(null),
  division: text.nullable().default(null),
  schoolAddress: text.nullable().default(null),
  schoolPhoneNumber: text.nullable().default(null),
  footerLinks: logoLinks,
  socialAccounts: z.array(z.object({ channel: required, url: link })).default([]),
  seo: z
    .strictObject({
      siteName: text.optional(),
      titleDelimiter: text.default('|'),
      description: text.default(''),
      ogImage: picture,
      ogLocale: text.regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'must have the form en_US').default('en_US'),
      ogDeterminer: z.enum(['', 'a', 'an', 'the', 'auto']).default(''),
      searchEngines: z.boolean().default(true),
    })
    .prefault({}),
  ...Configuration.shape,
  defaultPersonImage: picture,
  privacyUrl: link.nullable().default(null),
  google: z.strictObject(GoogleSettings.shape).prefault({}),
  analytics: z.strictObject(AnalyticsSettings.shape).prefault({}),
  mobile: z.strictObject(MobileSettings.shape).prefault({}),
  templates,
  sportTemplates: z.record(z.string(), templates).default({}),
  ticketOffice: z
    .strictObject({
      phone: optional,
      email: optional,
      hours: optional,
      location: optional,
      url: link.nullable().default(null),
      note: optional,
    })
    .nullable()
    .default(null),
  subscribe: z
    .strictObject({
      title: required,
      description: text.default(''),
      privacyUrl: link.nullable().default(null),
    })
    .nullable()
    .default(null),
})
export type SiteFile = z.infer<typeof SiteFile>

type Fault = { line: number | null; reason: string }

/** Reads site.yaml. Every error names its field and line. */
export function readSiteFile(
  bytes: Uint8Array,
): { site: SiteFile; faults: null } | { site: null; faults: Fault[] } {
  const lines = new LineCounter()
  const file = parseDocument(decodeText(bytes), { lineCounter: lines })
  if (file.errors.length > 0)
    return {
      site: null,
      faults: file.errors.map(({ message, linePos }) => ({
        line: linePos?.[0].line ?? null,
        reason: message.split('\n')[0]!,
      })),
    }
  const read = SiteFile.safeParse(file.toJS())
  if (read.success) return { site: read.data, faults: null }
  const problems = read.error.issues.map(({ path, message }) => {
    const node = file.getIn(
      path.filter((part) => typeof part !== 'symbol'),
      true,
    ) as { range?: [number] } | undefined
    const offset = node?.range?.[0]
    return {
      line: offset === undefined ? null : lines.linePos(offset).line,
      reason: path.length > 0 ? `${path.join('.')} ${message}` : message,
    }
  })
  return { site: null, faults: problems }
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}

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
