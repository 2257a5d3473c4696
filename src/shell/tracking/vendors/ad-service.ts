import { targetingOf } from '../../../domain/shell/ad-targeting.ts'
import { loadScript } from '../load-script.ts'
import { slotCame, slotsDrawn } from '../../ads/slots-drawn.ts'
import type { Vendor } from '../vendor.ts'

type Commands = {
  cmd: { push(command: () => void): unknown }
  setTargeting?(key: string, value: string): void
  newPage?(): void
  layout?(name: string): void
}
declare global {
  interface Window {
    htlbid?: Commands
    googletag?: {
      cmd: { push(command: () => void): unknown }
      pubads?(): { setForceSafeFrame(always: boolean): void }
    }
  }
}

const googleAds = [
  'https://securepubads.g.doubleclick.net',
  'https://*.googlesyndication.com',
] as const

/**
 * The page that it has been told of: a place that comes later is laid out by the same targeting,
 * one of the next page is not.
 */
let told: string | undefined

/**
 * Bidding and ad service in one script. `isTesting` asks for its staging path. Ads are drawn in
 * frames that cannot reach the page.
 */
export const adService: Vendor = {
  name: 'ad service',
  purposes: ['advertising'],
  isConfigured: ({ settings }) => settings.htlbid !== null,
  origins: () => ({
    script: ['https://htlbid.com', ...googleAds],
    connect: ['https://htlbid.com', ...googleAds],
    img: googleAds,
    frame: ['https://*.safeframe.googlesyndication.com', 'https://tpc.googlesyndication.com'],
  }),
  load({ settings }) {
    const { siteId, isTesting } = settings.htlbid!
    window.htlbid ??= { cmd: [] }
    window.googletag ??= { cmd: [] }
    window.googletag.cmd.push(() => window.googletag!.pubads?.().setForceSafeFrame(true))
    document.addEventListener(slotCame, () => {
      if (told === location.pathname)
        window.htlbid?.cmd.push(() => window.htlbid?.layout?.('universal'))
    })
    loadScript(`https://htlbid.com${isTesting ? '/stage' : ''}/v3/${siteId}/htlbid.js`).catch(
      () => {
        delete window.htlbid
        console.warn('htlbid not available')
      },
    )
  },
  async onRoute({ settings, flags, page }) {
    await slotsDrawn()
    // What cannot be told what page this is must not show an ad for another.
    if (!window.htlbid) return console.warn('htlbid not available')
    told = page.path
    window.htlbid.cmd.push(() => {
      const service = window.htlbid
      if (!page.isFirst) service?.newPage?.()
      for (const [key, value] of Object.entries(targetingOf(page, settings.tenant, flags.adtest)))
        service?.setTargeting?.(key, value)
      service?.layout?.('universal')
    })
  },
}
