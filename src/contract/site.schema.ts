import { z } from 'zod'
import { Image, id, emptyQuery, type CallSchemaOf } from './parts.schema.ts'
import { Configuration } from './configuration.schema.ts'

const SportLink = z.object({
  title: z.string(),
  url: z.string(),
  className: z.enum(['schedule', 'roster', 'news']),
})
/** `className` is the channel, or `tickets`, which is first and has a ticket icon. */
const MenuSocialLink = z.object({ title: z.string(), url: z.string(), className: z.string() })
export type MenuSocialLink = z.infer<typeof MenuSocialLink>

const ColumnItem = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  separator: z.boolean().meta({ description: 'A heading among the items.' }),
  openInNewWindow: z.boolean(),
  sport: z
    .object({ title: z.string() })
    .nullable()
    .meta({ description: 'The sport that the item is about.' }),
  scheduleRosterNewsLinks: z.array(SportLink),
  stats: z.object({ url: z.string() }).nullable(),
  socialMediaLinks: z.array(MenuSocialLink),
})

/** The submenu of an item without columns. */
const SubItem = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  openInNewWindow: z.boolean(),
  separator: z.boolean(),
})

export const NavigationItem = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z.string().nullable().meta({
      description: "Null or '#': the item opens its columns and is not a link.",
    }),
    className: z.enum(['sport-home', 'additional-links', '']),
    openInNewWindow: z.boolean(),
    rank: z.number(),
    columns: z.array(z.object({ column: z.number(), items: z.array(ColumnItem) })),
    items: z.array(SubItem),
    socialMediaLinks: z.array(MenuSocialLink),
    ad: z
      .string()
      .nullable()
      .meta({ description: 'The promotion placement in the first column of its panel.' }),
  })
  .meta({ id: 'NavigationItem' })
export type NavigationItem = z.infer<typeof NavigationItem>

export const SubNavigationItem = z
  .object({
    id: z.number(),
    title: z.string(),
    url: z.string().meta({ description: "'#' if the item only opens its panel." }),
    className: z.enum(['sport-home', 'additional-links', '']),
    openInNewWindow: z.boolean(),
    rank: z.number(),
    items: z.array(SubItem),
  })
  .meta({
    id: 'SubNavigationItem',
    description:
      "An item of the bar below the header on a sport's pages; " +
      "`additional-links` opens as 'More'.",
  })
export type SubNavigationItem = z.infer<typeof SubNavigationItem>

export const SeoAnswer = z
  .object({
    settings: z.object({
      title: z.object({
        siteName: z.string(),
        schoolName: z.string(),
        delimiter: z.string(),
        mascotSingular: z.string(),
        mascotPlural: z.string(),
      }),
      meta: z.object({
        description: z.string(),
        ogImage: Image.nullable(),
        ogLocale: z.string(),
        ogDeterminer: z.string(),
      }),
    }),
  })
  .meta({
    id: 'SeoAnswer',
    description:
      'Title and description for search engines and link previews (`Seo`): ' +
      '`settings.title`, `settings.meta`.',
  })
export type SeoAnswer = z.infer<typeof SeoAnswer>

const code = (pattern: RegExp, written: string) =>
  z.string().regex(pattern, `is written ${written}`)
const token = z
  .string()
  .regex(/^[\w.:-]{4,120}$/, 'is letters, digits, and - _ . : alone')
  .nullable()
  .default(null)

export const GoogleSettings = z
  .object({
    siteVerification: token.meta({
      description:
        'The verification code of the search console, in the head of the home ' + 'page.',
    }),
    mapsKey: token,
    searchEngineId: token,
  })
  .meta({
    id: 'GoogleSettings',
    description: "All of it is public: keys that only the department's own hosts may use.",
  })
export type GoogleSettings = z.infer<typeof GoogleSettings>

export const AnalyticsSettings = z
  .object({
    tagManagerCodes: z.array(code(/^GTM-[A-Z0-9]{4,12}$/, 'GTM-XXXXXXX')).default([]),
    analyticsMeasurementIds: z
      .array(code(/^(?:G|UA|AW|DC)-[A-Z0-9-]{4,20}$/, 'G-XXXXXXXXXX'))
      .default([]),
    google360PropertyId: token,
  })
  .meta({ id: 'AnalyticsSettings' })
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>

export const MobileSettings = z
  .object({
    mobileAppleAppId: code(/^\d{5,12}$/, 'as digits')
      .nullable()
      .default(null)
      .meta({
        description:
          "The id of the department's app in Apple's App Store; Safari on iPhones " + 'offers it.',
      }),
    mobileGoogleAppId: code(/^[a-z][\w]*(?:\.[a-z][\w]*)+$/i, 'com.example.app')
      .nullable()
      .default(null),
  })
  .meta({ id: 'MobileSettings' })
export type MobileSettings = z.infer<typeof MobileSettings>

export const PageTemplate = z.object({ page: z.string(), template: z.string() }).meta({
  id: 'PageTemplate',
  description: "The department's own name of a page type, for ads and tags.",
})
export type PageTemplate = z.infer<typeof PageTemplate>
export const SportTemplate = PageTemplate.extend({
  sportId: z.number(),
  globalSportNameSlug: z.string(),
}).meta({ id: 'SportTemplate' })
export type SportTemplate = z.infer<typeof SportTemplate>

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'a color is written #rrggbb')
/** Without a logo its text is shown. */
const LogoLink = z.object({
  title: z.string(),
  url: z.string(),
  logo: Image.nullable().default(null),
})

/** Metadata of the whole site. */
const Seo = z.object({
  siteName: z.string(),
  titleDelimiter: z.string(),
  description: z.string(),
  ogImage: Image.nullable()
    .default(null)
    .meta({ description: 'Link preview image of pages without a picture of their own.' }),
  ogLocale: z
    .string()
    .regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'is written en_US')
    .default('en_US'),
  ogDeterminer: z.enum(['', 'a', 'an', 'the', 'auto']).default(''),
  searchEngines: z
    .boolean()
    .default(true)
    .meta({ description: 'False excludes search engines, for a site that is not open yet.' }),
})

export const SiteSettings = z
  .object({
    tenant: z.string(),
    name: z.string().meta({ description: "'Harlan State Herons'" }),
    shortName: z
      .string()
      .meta({ description: 'At most 12 characters: the name below the app icon.' }),
    schoolName: z.string(),
    abbreviation: z.string().meta({ description: "Our abbreviation on scoreboards: 'HSU'." }),
    mascotSingular: z.string(),
    mascotPlural: z.string(),
    tagline: z.string(),
    timeZone: z.string().meta({
      description:
        "The department's time zone (IANA name). All dates of the site are local " + 'to it.',
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
        'University, national association, conference: the three logo links of ' + 'the footer.',
    }),
    socialAccounts: z.array(z.object({ channel: z.string(), url: z.string() })),
    seo: Seo,
    ...Configuration.shape,
  })
  .meta({
    id: 'SiteSettings',
    description:
      'Department settings: names, colors, URLs and configuration. Public, ' + 'without secrets.',
  })
export type SiteSettings = z.infer<typeof SiteSettings>
/** The input form: fields with a default may be missing. */
export type SiteSettingsInput = z.input<typeof SiteSettings>

export const siteSchemas: CallSchemaOf<typeof import('./site.ts')> = {
  settings: {
    summary: 'The names, colors, time zone, URLs and configuration of the department.',
    query: emptyQuery,
    result: SiteSettings.nullable(),
    example: {},
  },
  navigation: {
    summary: 'The main menu.',
    query: emptyQuery,
    result: z.array(NavigationItem),
    example: {},
  },
  subNavigation: {
    summary: 'The bar below the header on the pages of a sport; empty without a sport.',
    notes: 'Without `sportId`, or with 0: no sport.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(SubNavigationItem),
    example: { sportId: 1 },
  },
  seo: {
    summary: 'Metadata of the site for search engines and shared links.',
    query: emptyQuery,
    result: SeoAnswer.nullable(),
    example: {},
  },
  google: {
    summary: 'Public keys of Google services.',
    query: emptyQuery,
    result: GoogleSettings.nullable(),
    example: {},
  },
  analytics: {
    summary: 'Tag managers and measurement ids.',
    query: emptyQuery,
    result: AnalyticsSettings.nullable(),
    example: {},
  },
  mobileSettings: {
    summary: 'The department’s own apps.',
    query: emptyQuery,
    result: MobileSettings.nullable(),
    example: {},
  },
  templates: {
    summary: 'The names of page types for ads and tags.',
    query: emptyQuery,
    result: z.array(PageTemplate),
    example: {},
  },
  sportTemplates: {
    summary: 'The same for the pages of single sports.',
    query: emptyQuery,
    result: z.array(SportTemplate),
    example: {},
  },
}
