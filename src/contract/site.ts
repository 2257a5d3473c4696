import { get } from './endpoint.ts'
import { hours, type EmptyQuery } from './queries.ts'
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

export const settings = get<EmptyQuery, SiteSettings | null>('/api/v2/common/settings', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const navigation = get<EmptyQuery, NavigationItem[]>('/api/v2/navigation', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const subNavigation = get<{ sportId?: number | undefined }, SubNavigationItem[]>(
  '/api/v2/navigation/sub',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const seo = get<EmptyQuery, SeoAnswer | null>('/api/v2/Seo', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const google = get<EmptyQuery, GoogleSettings | null>('/api/v2/Google', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const analytics = get<EmptyQuery, AnalyticsSettings | null>('/api/v2/Analytics/settings', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const mobileSettings = get<EmptyQuery, MobileSettings | null>('/api/v2/mobile/settings', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const templates = get<EmptyQuery, PageTemplate[]>('/api/v2/common/templates', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const sportTemplates = get<EmptyQuery, SportTemplate[]>(
  '/api/v2/common/templates/sports-pages',
  { empty: [], staleTimeSeconds: 1 * hours },
)
