import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { Hosts } from '../../content/department/tenants.ts'
import { parseLink } from '../values/link.ts'
import { decodeText } from '../../statcrew/file/xml.ts'
import { Configuration } from '../../../src/contract/configuration.schema.ts'
import {
  AnalyticsSettings,
  GoogleSettings,
  MobileSettings,
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
      accountUrl: link.nullable().default(null),
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
