import { z } from 'zod'
import { Image } from './image.ts'

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
      'What search engines and shared links are told (`Seo`): `settings.title`, ' +
      '`settings.meta`.',
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
      description: 'What the search console asks for in the head of the home page.',
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
          "The number of the department's app in Apple's store: browsers on a phone " +
          'of theirs offer it.',
      }),
    mobileGoogleAppId: code(/^[a-z][\w]*(?:\.[a-z][\w]*)+$/i, 'com.example.app')
      .nullable()
      .default(null),
  })
  .meta({ id: 'MobileSettings' })
export type MobileSettings = z.infer<typeof MobileSettings>

export const PageTemplate = z.object({ page: z.string(), template: z.string() }).meta({
  id: 'PageTemplate',
  description:
    'How a kind of page is called to ads and tags, where the department calls ' +
    'it otherwise than we do.',
})
export type PageTemplate = z.infer<typeof PageTemplate>
export const SportTemplate = PageTemplate.extend({
  sportId: z.number(),
  globalSportNameSlug: z.string(),
}).meta({ id: 'SportTemplate' })
export type SportTemplate = z.infer<typeof SportTemplate>
