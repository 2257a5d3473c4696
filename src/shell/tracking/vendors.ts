import { isSignedIn } from '../../platform/signed-in.ts'
import type { TrackingTag } from '../../contract/promotions.schema.ts'
import type { AnalyticsSettings, SiteSettings } from '../../contract/site.schema.ts'
import { consentManagerWaits } from '../../domain/constants.ts'
import { buildTargeting, type PageFacts } from '../../domain/shell/ads.ts'
import type { Choice, Purpose } from '../../domain/shell/consent.ts'
import type { QueryFlags } from '../../platform/query-flags.ts'
import { slotCame, slotsDrawn } from '../ads/slots-drawn.ts'
import { loadScript } from './load-script.ts'

/** The tenant's configuration that decides its vendors. */
export type Configured = {
  settings: SiteSettings
  analytics: AnalyticsSettings | null
  /** It has tracking tags. */
  tags: boolean
}

/** What a vendor receives: department, consent, page. Nothing that a visitor typed. */
export type VendorContext = {
  settings: SiteSettings
  analytics: AnalyticsSettings | null
  choice: Choice
  flags: QueryFlags
  page: PageFacts
  readTags(): Promise<TrackingTag[]>
}

/** Origins for the policy of tagged pages, by directive. */
export type Origins = Partial<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>

/** Third-party code on our pages. To add one: this, and a line in all-vendors.ts. */
export type Vendor = {
  name: string
  /** All of these must be allowed; without any, one allowed category is enough. */
  purposes: readonly Purpose[]
  isConfigured(of: Configured): boolean
  origins(settings: SiteSettings): Origins
  /** Turned off by a URL flag. */
  isOff?(flags: QueryFlags): boolean
  /**
   * Once per document. A vendor that throws here is not used; if it is `first`, no other vendor is
   * used.
   */
  load?(context: VendorContext): void | Promise<void>
  first?: true
  /** On the first page and after each navigation. */
  onRoute?(context: VendorContext): void | Promise<void>
}

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
 * The last page reported: a slot added later has the same targeting, one of the next page has not.
 */
let sentPath: string | undefined

/**
 * Bidding and ad service in one script. `isTesting` uses its staging path. Ads are in frames
 * without access to the page.
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
      if (sentPath === location.pathname)
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
    // Without page targeting no ad must be shown.
    if (!window.htlbid) return console.warn('htlbid not available')
    sentPath = page.path
    window.htlbid.cmd.push(() => {
      const service = window.htlbid
      if (!page.isFirst) service?.newPage?.()
      for (const [key, value] of Object.entries(
        buildTargeting(page, settings.tenant, flags.adtest),
      ))
        service?.setTargeting?.(key, value)
      service?.layout?.('universal')
    })
  },
}

type Airgap = { setConsent(auth: unknown, purposes: Record<string, boolean>): unknown }
type Stub = {
  readyQueue?: ((airgap: Airgap) => void)[]
  ready(then: (airgap: Airgap) => void): void
}
declare global {
  interface Window {
    airgap?: Stub
  }
}

/**
 * The department's consent manager (airgap): loaded first, without its own banner, with the consent
 * given here. If it is configured and fails, no other vendor is loaded.
 */
export const consentManager: Vendor = {
  name: 'consent manager',
  purposes: [],
  first: true,
  isConfigured: ({ settings }) => settings.airgapBundle !== null,
  origins: () => ({
    script: ['https://transcend-cdn.com'],
    connect: ['https://transcend-cdn.com', 'https://telemetry.transcend.io'],
    frame: ['https://sync-transcend-cdn.com'],
  }),
  async load({ settings, choice, flags }) {
    const queue: ((airgap: Airgap) => void)[] = []
    window.airgap ??= {
      readyQueue: queue,
      ready: (then) => {
        queue.push(then)
      },
    }
    const bundles = flags.testBundle && (await isSignedIn()) ? 'cm-test' : 'cm'
    await loadScript(`https://transcend-cdn.com/${bundles}/${settings.airgapBundle}/airgap.js`, {
      prompt: 'off',
    })
    await new Promise<void>((resolve, failed) => {
      const timeout = setTimeout(() => failed(new Error('it is not ready')), consentManagerWaits)
      window.airgap!.ready((airgap) => {
        clearTimeout(timeout)
        airgap.setConsent(null, {
          Analytics: choice.analytics,
          Advertising: choice.advertising,
          SaleOfInfo: choice.advertising,
          Functional: false,
        })
        resolve()
      })
    })
  },
}

declare global {
  interface Window {
    PostRelease?: { Start?(): void }
  }
}

/** Ads that look like story cards; the service finds its slots itself after each navigation. */
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
