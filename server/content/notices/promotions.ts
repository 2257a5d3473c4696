import type { CallHandlers } from '../call-handlers.ts'
import type { Campaign, Partner, PromotionGroup } from '../../../src/contract/promotions.schema.ts'
import { sanitizeStoredHtml } from '../html/clean-html.ts'
import { readItems, type Item } from '../items.ts'
import { partner, promotion } from '../kinds/notices.ts'
import type { ReadContext } from '../read-context.ts'
import { readClock } from '../department-clock.ts'
import { readSettings } from '../department/site.ts'
import { readSport } from '../sports/sports.ts'

/** The current promotions of a placement; null when it does not exist or has none. */
export async function readPromotions(
  context: ReadContext,
  name: string,
): Promise<PromotionGroup | null> {
  const all = await readItems(context, promotion, { slug: name })
  const general = all.find(({ sportId }) => sportId === null)
  return general ? groupOf(context, general) : null
}

/** The same for the pages of a sport: its own group if it has one, else the general group. */
export async function readSportPromotions(
  context: ReadContext,
  name: string,
  sportId: number,
): Promise<PromotionGroup | null> {
  if (!(await readSport(context, sportId))) return null
  const promotionGroup = (await readItems(context, promotion, { slug: name })).find(
    (group) => group.sportId === sportId,
  )
  return promotionGroup ? groupOf(context, promotionGroup) : readPromotions(context, name)
}

async function groupOf(
  context: ReadContext,
  { name, title, type, effect, contentId, swiperOptions, campaigns: all }: Item<typeof promotion>,
): Promise<PromotionGroup | null> {
  const clock = await readClock(context)
  const markers = (await readSettings(context))?.excludedWidgetMarkers ?? []
  const campaigns = all
    .filter(
      (campaign) =>
        clock.isRunning(campaign.startDate, campaign.endDate) && isShown(type, campaign, markers),
    )
    .map((campaign) => ({ ...campaign, html: campaign.html && sanitizeStoredHtml(campaign.html) }))
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

/** A single needs a picture. HTML with a marker of an excluded widget is skipped. */
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

/** Ids of all campaigns, current or not: those that may be counted. */
export async function readCampaignIds(context: ReadContext): Promise<Set<number>> {
  return new Set(
    (await readItems(context, promotion)).flatMap(({ campaigns }) => campaigns.map(({ id }) => id)),
  )
}

/** Null when partners are turned off. */
export async function readPartners(context: ReadContext): Promise<Partner[] | null> {
  return (await readSettings(context))?.hasPartners === false ? null : readItems(context, partner)
}

export const handlers = {
  promotions: (context, { name }) => readPromotions(context, name),
  sportPromotions: (context, { name, sportId }) => readSportPromotions(context, name, sportId),
  partners: readPartners,
} satisfies Partial<CallHandlers>
