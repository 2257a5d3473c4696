import type { PageFacts } from '../../domain/shell/ad-targeting.ts'
import type { Choice, Purpose } from '../../domain/shell/consent.ts'
import type { AnalyticsSettings, SiteSettings } from '../../contract/site.schema.ts'
import type { TrackingTag } from '../../contract/promotions.schema.ts'
import type { QueryFlags } from '../../platform/query-flags.ts'

/** What of a tenant decides which vendors it has. */
export type Configured = {
  settings: SiteSettings
  analytics: AnalyticsSettings | null
  /** It has tracking tags. */
  tags: boolean
}

/** What a vendor is told: the department, the choice, the page. Nothing that a visitor typed. */
export type VendorContext = {
  settings: SiteSettings
  analytics: AnalyticsSettings | null
  choice: Choice
  flags: QueryFlags
  page: PageFacts
  readTags(): Promise<TrackingTag[]>
}

/** Origins for the policy of tagged pages, by what is loaded from there. */
export type Origins = Partial<Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>>

/**
 * Somebody else's code on our pages. To add one: this, a line in all-vendors.ts, and a row in the
 * table of server/OPERATIONS.md.
 */
export type Vendor = {
  name: string
  /** All of these must be allowed; with none named, anything that is allowed is enough. */
  purposes: readonly Purpose[]
  isConfigured(of: Configured): boolean
  origins(settings: SiteSettings): Origins
  /** Switched off by the address. */
  isOff?(flags: QueryFlags): boolean
  /**
   * Once a document. A vendor that throws here is left alone; one that is `first` keeps all others
   * away then.
   */
  load?(context: VendorContext): void | Promise<void>
  first?: true
  /** On the first page and after each navigation. */
  onRoute?(context: VendorContext): void | Promise<void>
}
