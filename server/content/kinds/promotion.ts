import { z } from 'zod'
import { Campaign, PromotionGroup, SwiperOptions } from '../../../src/contract/promotions.schema.ts'
import { kind } from './kind.ts'

/**
 * A place of the site with everything that is to stand there, now or later; `sportId` is the pages
 * of that sport alone.
 */
export const promotion = kind({
  name: 'promotion',
  doc: PromotionGroup.shape.location.extend({
    sportId: z.number().nullable(),
    campaigns: z.array(Campaign),
    contentId: z.number().nullable(),
    swiperOptions: SwiperOptions,
  }),
  columns: ({ name, title, sportId }) => ({ sportId, slug: name.toLowerCase(), words: title }),
})
