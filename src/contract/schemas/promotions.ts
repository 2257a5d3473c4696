import { z } from 'zod'
import { Partner, PromotionGroup } from '../schema/promotion.ts'
import { TrackingTag } from '../schema/tracking-tag.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

const name = z.string().regex(/^[\w-]{1,60}$/, 'is letters, digits, - and _')
/** At most 50 in one call: a page has no more places. */
const ids = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15}){0,49}$/, 'must be at most 50 numbers with commas')

export const promotionSchemas: DescribedOf<typeof import('../api/promotions.ts')> = {
  promotions: {
    summary: 'What stands in one place of the site now.',
    query: z.object({ name }),
    result: PromotionGroup.nullable(),
    example: { name: 'home-multi' },
  },
  sportPromotions: {
    summary: 'What stands in one place on the pages of a sport now.',
    notes: "The sport's own group; where it has none, the one of the whole site.",
    query: z.object({ name, sportId: id }),
    result: PromotionGroup.nullable(),
    example: { name: 'home-multi', sportId: 1 },
  },
  countImpressions: {
    summary: 'Counts that campaigns were seen; answers 204.',
    notes: '`adIds`: at most 50 ids of campaigns that were seen, with commas.',
    query: z.object({ adIds: ids }),
    result: z.null(),
    example: { adIds: '1,2' },
  },
  trackingTags: {
    summary:
      'Tracking tags for a kind of page, a sport or one content, without any of them those of all pages; none where the site has them switched off.',
    query: z.object({
      PageTemplate: z.string().max(60).optional(),
      SportName: z.string().max(60).optional(),
      ContentId: id.optional(),
    }),
    result: z.array(TrackingTag),
    example: { PageTemplate: 'home' },
  },
  partners: {
    summary:
      'Companies that support the department, in its order; none where partners are switched off.',
    notes: 'Null where a department shows none.',
    query: nothing,
    result: z.array(Partner).nullable(),
    example: {},
  },
}
