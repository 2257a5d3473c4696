import type { Campaign, Partner, PromotionGroup } from '../../../src/contract/promotions.schema.ts'
import { cleanedHtml } from '../html/clean-html.ts'
import { readItems, type Item } from '../items.ts'
import { partner, promotion } from '../kinds/notices.ts'
import type { ReadContext } from '../read-context.ts'
import { clockOf } from '../running.ts'
import { readSettings } from '../department/site.ts'
import { readSport } from '../sports/sports.ts'

/** What stands in a place now; null where there is no such place, or nothing runs there. */
export async function readPromotions(
  reading: ReadContext,
  name: string,
): Promise<PromotionGroup | null> {
  const all = await readItems(reading, promotion, { slug: name })
  const general = all.find(({ sportId }) => sportId === null)
  return general ? groupOf(reading, general) : null
}

/** The same on the pages of a sport: its own group where it has one, else the general one. */
export async function readSportPromotions(
  reading: ReadContext,
  name: string,
  sportId: number,
): Promise<PromotionGroup | null> {
  if (!(await readSport(reading, sportId))) return null
  const own = (await readItems(reading, promotion, { slug: name })).find(
    (group) => group.sportId === sportId,
  )
  return own ? groupOf(reading, own) : readPromotions(reading, name)
}

async function groupOf(
  reading: ReadContext,
  { name, title, type, effect, contentId, swiperOptions, campaigns: all }: Item<typeof promotion>,
): Promise<PromotionGroup | null> {
  const clock = await clockOf(reading)
  const markers = (await readSettings(reading))?.excludedWidgetMarkers ?? []
  const campaigns = all
    .filter((one) => clock.isRunning(one.startDate, one.endDate) && isShown(type, one, markers))
    .map((one) => ({ ...one, html: one.html && cleanedHtml(one.html) }))
  if (campaigns.length === 0) return null
  const single = type === 'single' ? campaigns[0]! : null
  return {
    location: { name, title, type, effect },
    single,
    randomSingle: type === 'single' && effect === 'random',
    campaigns,
    contentId,
    swiperOptions,
  }
}

/** A single needs a picture; HTML is skipped when it holds a marker of an excluded widget. */
function isShown(
  type: PromotionGroup['location']['type'],
  { picture, html }: Campaign,
  markers: readonly string[],
): boolean {
  if (type === 'single') return picture.images.length > 0
  return (
    type !== 'html' ||
    (html !== null && html !== '' && !markers.some((marker) => html.includes(marker)))
  )
}

/** Every campaign that a department has, also those that do not run: what may be counted. */
export async function readCampaignIds(reading: ReadContext): Promise<Set<number>> {
  return new Set(
    (await readItems(reading, promotion)).flatMap(({ campaigns }) => campaigns.map(({ id }) => id)),
  )
}

/** Null where partners are switched off. */
export async function readPartners(reading: ReadContext): Promise<Partner[] | null> {
  return (await readSettings(reading))?.hasPartners === false ? null : readItems(reading, partner)
}
