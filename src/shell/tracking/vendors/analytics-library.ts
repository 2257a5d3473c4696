import { command } from '../data-layer.ts'
import { googleOrigins } from '../google-origins.ts'
import { loadScript } from '../load-script.ts'
import type { Vendor } from '../vendor.ts'

/**
 * The analytics library counts pages when we say so: its own count would send the whole address,
 * query and all.
 */
export const analyticsLibrary: Vendor = {
  name: 'analytics library',
  purposes: ['analytics'],
  isConfigured: ({ analytics }) => (analytics?.analyticsMeasurementIds.length ?? 0) > 0,
  origins: () => googleOrigins,
  async load({ analytics }) {
    const ids = analytics?.analyticsMeasurementIds ?? []
    command('js', new Date())
    for (const id of ids) command('config', id, { send_page_view: false })
    await loadScript(`https://www.googletagmanager.com/gtag/js?id=${ids[0]!}`)
  },
  onRoute({ page }) {
    command('event', 'page_view', {
      page_location: location.origin + page.path,
      page_title: page.title,
    })
  },
}
