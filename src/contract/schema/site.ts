import { z } from 'zod'
import { Configuration } from './configuration.ts'
import { Image } from './image.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour is written #rrggbb')
/** Without a logo its words stand alone. */
const LogoLink = z.object({
  title: z.string(),
  url: z.string(),
  logo: Image.nullable().default(null),
})

/** What a page says of the whole site. */
const Seo = z.object({
  siteName: z.string(),
  titleDelimiter: z.string(),
  description: z.string(),
  ogImage: Image.nullable()
    .default(null)
    .meta({ description: 'Shown with a shared page that has no picture of its own.' }),
  ogLocale: z
    .string()
    .regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'is written en_US')
    .default('en_US'),
  ogDeterminer: z.enum(['', 'a', 'an', 'the', 'auto']).default(''),
  searchEngines: z
    .boolean()
    .default(true)
    .meta({ description: 'False keeps search engines out: a site that is not open yet.' }),
})

export const SiteSettings = z
  .object({
    tenant: z.string(),
    name: z.string().meta({ description: "'Harlan State Herons'" }),
    shortName: z
      .string()
      .meta({ description: 'At most 12 characters: the name under an icon on a phone.' }),
    schoolName: z.string(),
    abbreviation: z.string().meta({ description: "The tag a scoreboard uses for us: 'HSU'." }),
    mascotSingular: z.string(),
    mascotPlural: z.string(),
    tagline: z.string(),
    timeZone: z.string().meta({
      description:
        "The department's own zone: every date of the site is a wall clock there. " + 'IANA name.',
    }),
    colours: z.object({ brand: hex, second: hex }),
    logo: Image.nullable(),
    conference: z
      .object({ title: z.string(), abbreviation: z.string(), url: z.string() })
      .nullable(),
    division: z.string().nullable(),
    schoolAddress: z.string().nullable(),
    schoolPhoneNumber: z.string().nullable(),
    supportEmail: z.string(),
    footerLinks: z.array(LogoLink).meta({
      description:
        'University, national association, conference: the three logo links of the ' + 'footer.',
    }),
    socialAccounts: z.array(z.object({ channel: z.string(), url: z.string() })),
    seo: Seo,
    ...Configuration.shape,
  })
  .meta({
    id: 'SiteSettings',
    description:
      'What a department says of itself: names, colours, addresses, and its ' +
      'configuration. Public; secrets are not settings.',
  })
export type SiteSettings = z.infer<typeof SiteSettings>
/** The same as it is written down: what has a default may be missing. */
export type SiteSettingsInput = z.input<typeof SiteSettings>
