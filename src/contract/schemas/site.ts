import { z } from 'zod'
import { NavigationItem, SubNavigationItem } from '../schema/navigation.ts'
import {
  AnalyticsSettings,
  GoogleSettings,
  MobileSettings,
  PageTemplate,
  SeoAnswer,
  SportTemplate,
} from '../schema/services.ts'
import { SiteSettings } from '../schema/site.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const siteSchemas: DescribedOf<typeof import('../api/site.ts')> = {
  settings: {
    summary:
      'What the department says of itself: names, colours, zone, addresses, and its configuration.',
    query: nothing,
    result: SiteSettings.nullable(),
    example: {},
  },
  navigation: {
    summary: 'The main menu.',
    query: nothing,
    result: z.array(NavigationItem),
    example: {},
  },
  subNavigation: {
    summary: 'The bar under the header on the pages of one sport; without a sport there is none.',
    notes: '`sportId` is left out where no sport is meant; 0 is none, too.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(SubNavigationItem),
    example: { sportId: 1 },
  },
  seo: {
    summary: 'What search engines and shared links are told of the whole site.',
    query: nothing,
    result: SeoAnswer.nullable(),
    example: {},
  },
  google: {
    summary: 'Public keys for services of Google.',
    query: nothing,
    result: GoogleSettings.nullable(),
    example: {},
  },
  analytics: {
    summary: 'Tag managers and measurement ids.',
    query: nothing,
    result: AnalyticsSettings.nullable(),
    example: {},
  },
  mobileSettings: {
    summary: 'The department’s own apps.',
    query: nothing,
    result: MobileSettings.nullable(),
    example: {},
  },
  templates: {
    summary: 'How kinds of pages are called to ads and tags.',
    query: nothing,
    result: z.array(PageTemplate),
    example: {},
  },
  sportTemplates: {
    summary: 'The same for the pages of single sports.',
    query: nothing,
    result: z.array(SportTemplate),
    example: {},
  },
}
