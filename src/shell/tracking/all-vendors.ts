import type { Needs } from '../../contract/rendering.ts'
import { purposes } from '../../domain/shell/consent.ts'
import {
  adService,
  consentManager,
  nativeAds,
  type Configured,
  type Origins,
  type Vendor,
} from './vendors.ts'
import { placeTag } from './place-tag.ts'
import { command, pushEvent } from './data-layer.ts'
import { loadScript } from './load-script.ts'
import type { AnalyticsSettings, SiteSettings } from '../../contract/site.schema.ts'

/**
 * Containers: `gtmIds` of the configuration are the platform's, `tagManagerCodes` the department's.
 */
const siteTagIds = (settings: SiteSettings) => settings.gtmIds
const serviceTagIds = (analytics: AnalyticsSettings | null) => analytics?.tagManagerCodes ?? []

const tagManagers: Vendor = {
  name: 'tag manager',
  purposes: ['analytics'],
  isConfigured: ({ settings, analytics }) =>
    siteTagIds(settings).length + serviceTagIds(analytics).length > 0,
  origins: () => googleOrigins,
  isOff: ({ tagManagersOff }) => tagManagersOff === 'all',
  async load({ settings, analytics, flags }) {
    const ids = [
      ...(flags.tagManagersOff === 'platform' ? [] : siteTagIds(settings)),
      ...(flags.tagManagersOff === 'client' ? [] : serviceTagIds(analytics)),
    ]
    if (ids.length === 0) return
    pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
    await Promise.all(
      [...new Set(ids)].map((id) => loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)),
    )
  },
}

/**
 * The analytics library counts pages on our call only, because its own count would send the full
 * URL with query.
 */
const analyticsLibrary: Vendor = {
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

/**
 * The department's tags, added on each page. Their category is unknown, so all must be allowed. The
 * server allows only known attributes and listed hosts; the browser and the policy check again.
 */
const trackingTags: Vendor = {
  name: 'tracking tags',
  purposes: ['analytics', 'advertising'],
  isConfigured: ({ settings, tags }) => settings.trackingTags && tags,
  origins: ({ trackingHosts }): Origins => {
    const all = trackingHosts.map((host) => `https://${host}`)
    return { script: all, connect: all, img: all, frame: all }
  },
  isOff: ({ tagsOff }) => tagsOff,
  async onRoute({ settings, readTags }) {
    for (const remove of placed.splice(0)) remove()
    for (const tag of await readTags()) placed.push(placeTag(tag, settings.trackingHosts))
  },
}

const placed: (() => void)[] = []

/** In load order. */
export const allVendors: readonly Vendor[] = [
  consentManager,
  tagManagers,
  analyticsLibrary,
  adService,
  nativeAds,
  trackingTags,
]

/**
 * The consent categories of a tenant, and the origins for the policy of its tagged pages. Both
 * empty without vendors.
 */
export function listVendorNeeds(of: Configured): Needs {
  const configured = allVendors.filter((vendor) => vendor.isConfigured(of))
  const requestedPurposes = purposes.filter((purpose) =>
    configured.some((vendor) => vendor.purposes.includes(purpose)),
  )
  // A consent manager alone needs no consent.
  const origins =
    requestedPurposes.length > 0 ? configured.map((vendor) => vendor.origins(of.settings)) : []
  const all = (kind: keyof Origins) => [...new Set(origins.flatMap((origin) => origin[kind] ?? []))]
  return {
    asks: requestedPurposes,
    origins: {
      script: all('script'),
      connect: all('connect'),
      img: all('img'),
      frame: all('frame'),
    },
  }
}

const measuring = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const

/**
 * Origins of the tag manager and analytics library. What a container loads besides must be in the
 * tenant's trackingHosts.
 */
const googleOrigins: Origins = {
  script: ['https://www.googletagmanager.com'],
  connect: measuring,
  img: measuring,
}
