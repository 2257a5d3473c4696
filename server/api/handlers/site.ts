import {
  readAnalytics,
  readGoogle,
  readMobile,
  readSeo,
  readSportTemplates,
  readTemplates,
} from '../../content/department/services.ts'
import { readNavigation, readSettings } from '../../content/department/site.ts'
import { readSubNavigation } from '../../content/sports/sub-navigation.ts'
import type { HandlersOf } from './parts.ts'

export const siteHandlers: HandlersOf<typeof import('../../../src/contract/api/site.ts')> = {
  settings: (reading) => readSettings(reading),
  navigation: (reading) => readNavigation(reading),
  subNavigation: async (reading, { sportId }) =>
    sportId ? readSubNavigation(reading, sportId) : [],
  seo: (reading) => readSeo(reading),
  google: (reading) => readGoogle(reading),
  analytics: (reading) => readAnalytics(reading),
  mobileSettings: (reading) => readMobile(reading),
  templates: (reading) => readTemplates(reading),
  sportTemplates: (reading) => readSportTemplates(reading),
}
