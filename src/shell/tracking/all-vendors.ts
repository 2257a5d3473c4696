import type { Needs } from '../../contract/rendering.ts'
import { purposes } from '../../domain/shell/consent.ts'
import type { Configured, Origins, Vendor } from './vendor.ts'
import { adService } from './vendors/ad-service.ts'
import { analyticsLibrary } from './vendors/analytics-library.ts'
import { consentManager } from './vendors/consent-manager.ts'
import { nativeAds } from './vendors/native-ads.ts'
import { tagManagers } from './vendors/tag-managers.ts'
import { trackingTags } from './vendors/tracking-tags.ts'

/** In the order they are loaded. */
export const allVendors: readonly Vendor[] = [
  consentManager,
  tagManagers,
  analyticsLibrary,
  adService,
  nativeAds,
  trackingTags,
]

/**
 * What a tenant must ask its visitors for, and whom the policy of its tagged pages must let in.
 * Nothing of either: it has no vendor.
 */
export function needsOf(of: Configured): Needs {
  const mine = allVendors.filter((vendor) => vendor.isConfigured(of))
  const asks = purposes.filter((purpose) =>
    mine.some((vendor) => vendor.purposes.includes(purpose)),
  )
  // A consent manager by itself has nothing to ask about.
  const origins = asks.length > 0 ? mine.map((vendor) => vendor.origins(of.settings)) : []
  const all = (what: keyof Origins) => [...new Set(origins.flatMap((one) => one[what] ?? []))]
  return {
    asks,
    origins: {
      script: all('script'),
      connect: all('connect'),
      img: all('img'),
      frame: all('frame'),
    },
  }
}
