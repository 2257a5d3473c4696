import { get } from '../endpoint.ts'
import { hours, type Nothing } from '../queries.ts'
import type { NavigationItem, SubNavigationItem } from '../schema/navigation.ts'
import type { SiteSettings } from '../schema/site.ts'

export const settings = get<Nothing, SiteSettings | null>('/api/v2/common/settings', { empty: null, fresh: 1 * hours, offline: 'keep' })
export const navigation = get<Nothing, NavigationItem[]>('/api/v2/navigation', { empty: [], fresh: 1 * hours, offline: 'keep' })
export const subNavigation = get<{ sportId: number }, SubNavigationItem[]>('/api/v2/navigation/sub', { empty: [], fresh: 1 * hours, offline: 'keep' })
