import type { z } from 'zod'
import type { TrackingTag } from '../../../src/contract/promotions.schema.ts'
import { cleanElement, type TagName } from './clean-tag.ts'
import { readItems } from '../items.ts'
import { trackingTag } from '../kinds/tracking-tag.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'

export type TagQuery = {
  PageTemplate?: string | undefined
  SportName?: string | undefined
  ContentId?: number | undefined
}
type Doc = z.infer<typeof trackingTag.doc>
const places = ['head', 'bodyOpen', 'bodyClose'] as const

/**
 * The tags of a page, or of all pages together where none is named; none where they are switched
 * off; none with an image among its elements; only hosts that the tenant lists.
 */
export async function readTrackingTags(
  reading: ReadContext,
  query: TagQuery,
): Promise<TrackingTag[]> {
  const settings = await readSettings(reading)
  if (!settings?.trackingTags) return []
  const all = (await readItems(reading, trackingTag)).filter(
    (tag) =>
      tag.enabled && isFor(tag, query) && places.every((place) => tag[place].image.length === 0),
  )
  return all.map(({ id, name, head, bodyOpen, bodyClose }) => {
    const clean = (place: Doc['head']) => ({
      script: elements('script', place),
      style: elements('style', place),
      noscript: elements('noscript', place),
    })
    const elements = (tag: TagName, place: Doc['head']) =>
      place[tag].flatMap((element) => cleanElement(tag, element, settings.trackingHosts) ?? [])
    return { id, name, head: clean(head), bodyOpen: clean(bodyOpen), bodyClose: clean(bodyClose) }
  })
}

const isFor = (
  { pageTemplates, sports, contentIds }: Doc,
  { PageTemplate, SportName, ContentId }: TagQuery,
): boolean =>
  (PageTemplate === undefined && SportName === undefined && ContentId === undefined) ||
  (isAmong(pageTemplates, PageTemplate) &&
    isAmong(sports, SportName) &&
    (contentIds.length === 0 || (ContentId !== undefined && contentIds.includes(ContentId))))

/** An empty list is everything. */
const isAmong = (list: readonly string[], asked: string | undefined): boolean =>
  list.length === 0 || list.some((one) => one.toLowerCase() === asked?.toLowerCase())
