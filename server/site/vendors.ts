import type { Rendering } from '../../src/contract/rendering.ts'
import type { AnalyticsSettings, SiteSettings } from '../../src/contract/site.schema.ts'
import type { TrackingTag } from '../../src/contract/promotions.schema.ts'
import type { ThirdPartyOrigins } from '../http/security-headers.ts'
import type { Call } from './shared-reads.ts'

/**
 * Hosts and scripts of tracking tags, allowed after consent: the categories to ask for and what the
 * policy adds.
 */
export type Vendors = { asks: string[]; guests: ThirdPartyOrigins }

/**
 * Null when there is nothing to ask for; tags that are turned off are not read. The same for all
 * tagged pages of the department, because a document stays open during navigation. Its topics
 * become the page's, which is rendered again when a tag changes.
 */
export async function listVendorOrigins(
  entry: Rendering,
  call: Call,
  settings: SiteSettings,
): Promise<Vendors | null> {
  const analytics = (await call('analytics', {})) as AnalyticsSettings | null
  const tags = settings.trackingTags
    ? (((await call('trackingTags', {})) as TrackingTag[] | null) ?? [])
    : []
  const { asks, origins } = entry.needsOf({ settings, analytics, tags: tags.length > 0 })
  return asks.length > 0 ? { asks, guests: { ...origins, inline: inlineOf(tags) } } : null
}

/** Inline scripts of tags that a browser would run. */
const inlineOf = (tags: TrackingTag[]): string[] => {
  const scripts = tags.flatMap(({ head, bodyOpen, bodyClose }) =>
    [head, bodyOpen, bodyClose].flatMap(({ script }) => script),
  )
  return [
    ...new Set(
      scripts
        .filter(({ attributes: { src, type = '' } }) => src === undefined && !/json/i.test(type))
        .map(({ children }) => children),
    ),
  ]
}
