import { get } from './endpoint.ts'
import { hours, type Nothing } from './queries.ts'
import type {
  NavigationItem,
  SubNavigationItem,
  AnalyticsSettings,
  GoogleSettings,
  MobileSettings,
  PageTemplate,
  SeoAnswer,
  SportTemplate,
  SiteSettings,
} from './site.schema.ts'

export const settings = get<Nothing, SiteSettings | null>('/api/v2/common/settings', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const navigation = get<Nothing, NavigationItem[]>('/api/v2/navigation', {
  empty: [],
  fresh: 1 * hours,
  offline: 'keep',
})
export const subNavigation = get<{ sportId?: number | undefined }, SubNavigationItem[]>(
  '/api/v2/navigation/sub',
  { empty: [], fresh: 1 * hours, offline: 'keep' },
)
export const seo = get<Nothing, SeoAnswer | null>('/api/v2/Seo', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const google = get<Nothing, GoogleSettings | null>('/api/v2/Google', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const analytics = get<Nothing, AnalyticsSettings | null>('/api/v2/Analytics/settings', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const mobileSettings = get<Nothing, MobileSettings | null>('/api/v2/mobile/settings', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const templates = get<Nothing, PageTemplate[]>('/api/v2/common/templates', {
  empty: [],
  fresh: 1 * hours,
  offline: 'keep',
})
export const sportTemplates = get<Nothing, SportTemplate[]>(
  '/api/v2/common/templates/sports-pages',
  { empty: [], fresh: 1 * hours, offline: 'keep' },
)
