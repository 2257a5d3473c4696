import { countUp } from '../../content/notices/counters.ts'
import {
  readPartners,
  readPromotions,
  readSportPromotions,
} from '../../content/notices/promotions.ts'
import { readTrackingTags } from '../../content/notices/tracking-tags.ts'
import type { HandlersOf } from './parts.ts'

export const promotionHandlers: HandlersOf<
  typeof import('../../../src/contract/api/promotions.ts')
> = {
  promotions: (reading, { name }) => readPromotions(reading, name),
  sportPromotions: (reading, { name, sportId }) => readSportPromotions(reading, name, sportId),
  countImpressions: async (reading, { adIds }) => (
    countUp(reading, 'impression', adIds.split(',').map(Number)),
    null
  ),
  trackingTags: (reading, query) => readTrackingTags(reading, query),
  partners: (reading) => readPartners(reading),
}
