import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { Configuration } from '../../../src/contract/configuration.schema.ts'
import {
  AnalyticsSettings,
  GoogleSettings,
  MobileSettings,
} from '../../../src/contract/site.schema.ts'
import { Hosts } from '../../content/department/hosts.ts'
import { decodeText } from '../../statcrew/file/decode-text.ts'
import { linkOf } from '../values/link.ts'

const words = z.string({ error: 'is missing or is no text' }).trim()
const required = words.min(1, 'is empty')
const link = words.transform((text, context) => {
  const found = linkOf(text)
  if (found === null)
    context.addIssue({
      code: 'custom',
      message: `"${text.slice(0, 80)}" is no link (http, https, or a path of this site)`,
    })
  return found ?? ''
})
const logoLinks = z
  .array(z.strictObject({ title: required, url: link, logo: words.default('') }))
  .default([])
const colour = words.regex(/^#[0-9a-f]{6}$/i, 'is written #rrggbb, in quotation marks')
const optional = words.nullable().default(null)
const templates = z.record(z.string(), required).default({})
/** `path` of a picture and what is to be seen on it. */
const picture = z.strictObject({ path: required, alt: required }).nullable().default(null)
const timeZone = required.refine(isZone, 'is no time zone; write an IANA name, America/Chicago')

/**
 * What a department writes in site.yaml: the settings, with a picture's path for the logo, and its
 * hosts.
 */
const SiteFile = z.strictObject({
  name: required,
  shortName: required.max(12, 'is longer than 12 characters, too long for a name under an icon'),
  schoolName: required,
  abbreviation: required,
  mascotSingular: words.default(''),
  mascotPlural: words.default(''),
  tagline: words.default(''),
  timeZone,
  colours: z.object({ brand: colour, second: colour }),
  logo: words.default(''),
  hosts: Hosts.default([]),
  supportEmail: words.default(''),
  conference: z
    .object({ title: required, abbreviation: words.default(''), url: link })
    .nullable()
    .default(null),
  division: words.nullable().default(null),
  schoolAddress: words.nullable().default(null),
  schoolPhoneNumber: words.nullable().default(null),
  footerLinks: logoLinks,
  socialAccounts: z.array(z.object({ channel: required, url: link })).default([]),
  seo: z
    .strictObject({
      siteName: words.optional(),
      titleDelimiter: words.default('|'),
      description: words.default(''),
      ogImage: picture,
      ogLocale: words.regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'is written en_US').default('en_US'),
      ogDeterminer: z.enum(['', 'a', 'an', 'the', 'auto']).default(''),
      searchEngines: z.boolean().default(true),
    })
    .prefault({}),
  ...Configuration.shape,
  defaultPersonImage: picture,
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
      description: words.default(''),
      privacyUrl: link.nullable().default(null),
    })
    .nullable()
    .default(null),
})
export type SiteFile = z.infer<typeof SiteFile>

type Fault = { line: number | null; reason: string }

/** Reads site.yaml; every fault names its field and line. */
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
  const faults = read.error.issues.map(({ path, message }) => {
    const node = file.getIn(
      path.filter((part) => typeof part !== 'symbol'),
      true,
    ) as { range?: [number] } | undefined
    const at = node?.range?.[0]
    return {
      line: at === undefined ? null : lines.linePos(at).line,
      reason: path.length > 0 ? `${path.join('.')} ${message}` : message,
    }
  })
  return { site: null, faults }
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return !/^[+-]/.test(name)
  } catch {
    return false
  }
}
