import { get } from './endpoint.ts'
import { hours, minutes, type EmptyQuery } from './queries.ts'
import type { Partner, PromotionGroup, TrackingTag } from './promotions.schema.ts'

export const promotions = get<{ name: string }, PromotionGroup | null>('/api/v2/promotions/:name', {
  empty: null,
  staleTimeSeconds: 5 * minutes,
})
export const sportPromotions = get<{ name: string; sportId: number }, PromotionGroup | null>(
  '/api/v2/promotions/:name/:sportId',
  { empty: null, staleTimeSeconds: 5 * minutes },
)
export const countImpressions = get<{ adIds: string }, null>('/api/v2/promotions/counter', {
  empty: null,
  staleTimeSeconds: 0,
  offline: 'never',
  isCounter: true,
})
export const countPromotionClick = get<{ campaignId: number }, null>(
  '/api/v2/promotions/campaigns/:campaignId/click',
  { empty: null, staleTimeSeconds: 0, offline: 'never', isCounter: true },
)
export const trackingTags = get<
  {
    PageTemplate?: string | undefined
    SportName?: string | undefined
    ContentId?: number | undefined
  },
  TrackingTag[]
>('/api/v2/TrackingTag/search', { empty: [], staleTimeSeconds: 1 * hours, offline: 'never' })
export const partners = get<EmptyQuery, Partner[] | null>('/api/v2/partners', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
