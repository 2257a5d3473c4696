import type { AnalyticsSettings } from '../../../contract/schema/services.ts'
import type { SiteSettings } from '../../../contract/schema/site.ts'
import { pushEvent } from '../data-layer.ts'
import { googleOrigins } from '../google-origins.ts'
import { loadScript } from '../load-script.ts'
import type { Vendor } from '../vendor.ts'

/**
 * Containers: `gtmIds` of the configuration are the platform's, `tagManagerCodes` the department's
 * own.
 */
const ours = (settings: SiteSettings) => settings.gtmIds
const theirs = (analytics: AnalyticsSettings | null) => analytics?.tagManagerCodes ?? []

export const tagManagers: Vendor = {
  name: 'tag manager',
  purposes: ['analytics'],
  isConfigured: ({ settings, analytics }) => ours(settings).length + theirs(analytics).length > 0,
  origins: () => googleOrigins,
  isOff: ({ tagManagersOff }) => tagManagersOff === 'all',
  async load({ settings, analytics, flags }) {
    const ids = [
      ...(flags.tagManagersOff === 'platform' ? [] : ours(settings)),
      ...(flags.tagManagersOff === 'client' ? [] : theirs(analytics)),
    ]
    if (ids.length === 0) return
    pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
    await Promise.all(
      [...new Set(ids)].map((id) => loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)),
    )
  },
}
