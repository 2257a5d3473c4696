import { get } from './endpoint.ts'
import { hours, minutes, type Nothing } from './queries.ts'
import type { Partner, PromotionGroup, TrackingTag } from './promotions.schema.ts'

export const promotions = get<{ name: string }, PromotionGroup | null>('/api/v2/promotions/:name', {
  empty: null,
  fresh: 5 * minutes,
  offline: 'keep',
})
export const sportPromotions = get<{ name: string; sportId: number }, PromotionGroup | null>(
  '/api/v2/promotions/:name/:sportId',
  { empty: null, fresh: 5 * minutes, offline: 'keep' },
)
export const countImpressions = get<{ adIds: string }, null>('/api/v2/promotions/counter', {
  empty: null,
  fresh: 0,
  offline: 'never',
  counts: true,
})
export const countPromotionClick = get<{ campaignId: number }, null>(
  '/api/v2/promotions/campaigns/:campaignId/click',
  { empty: null, fresh: 0, offline: 'never', counts: true },
)
export const trackingTags = get<
  {
    PageTemplate?: string | undefined
    SportName?: string | undefined
    ContentId?: number | undefined
  },
  TrackingTag[]
>('/api/v2/TrackingTag/search', { empty: [], fresh: 1 * hours, offline: 'never' })
export const partners = get<Nothing, Partner[] | null>('/api/v2/partners', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
