import { loadScript } from '../load-script.ts'
import type { Vendor } from '../vendor.ts'

declare global {
  interface Window {
    PostRelease?: { Start?(): void }
  }
}

/**
 * Ads in the look of a story card; the service finds its places itself, again after each
 * navigation.
 */
export const nativeAds: Vendor = {
  name: 'native ads',
  purposes: ['advertising'],
  isConfigured: ({ settings }) => settings.nativoEnabled,
  origins: () => ({
    script: ['https://s.ntv.io', 'https://jadserve.postrelease.com'],
    connect: ['https://*.postrelease.com'],
    img: ['https://s.ntv.io', 'https://*.postrelease.com'],
  }),
  load: () => loadScript('https://s.ntv.io/serve/load.js'),
  onRoute({ page }) {
    if (!page.isFirst) window.PostRelease?.Start?.()
  },
}
