import type { Rendering } from '../../src/contract/rendering.ts'
import type { AnalyticsSettings, SiteSettings } from '../../src/contract/site.schema.ts'
import type { TrackingTag } from '../../src/contract/promotions.schema.ts'
import { call } from '../api/call.ts'
import type { ReadContext } from '../content/read-context.ts'
import type { Guests } from '../http/security-headers.ts'

/**
 * What others may do on the tagged pages of a department, once a visitor allows it: what is asked
 * for, and who is let in.
 */
export type Vendors = { asks: string[]; guests: Guests }

/**
 * Null where there is nothing to ask for. It is the same for all tagged pages of the department,
 * because a document stays open while the visitor goes on; what was read is among the topics of the
 * page, which is drawn anew when a tag changes.
 */
export async function vendorsOf(
  entry: Rendering,
  context: ReadContext,
  settings: SiteSettings,
): Promise<Vendors | null> {
  const analytics = (await call('analytics', context, {})) as AnalyticsSettings | null
  const tags = ((await call('trackingTags', context, {})) as TrackingTag[] | null) ?? []
  const { asks, origins } = entry.needsOf({ settings, analytics, tags: tags.length > 0 })
  return asks.length > 0 ? { asks, guests: { ...origins, inline: inlineOf(tags) } } : null
}

/** Scripts that a tag brings as text and a browser would run. */
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
