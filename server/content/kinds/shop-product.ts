import { z } from 'zod'
import { ShopProduct } from '../../../src/contract/media.schema.ts'
import { kind } from './kind.ts'

export const shopProduct = kind({
  name: 'shop-product',
  doc: ShopProduct.omit({
    id: true,
    finalPrice: true,
    shopUrl: true,
    sport: true,
    currency: true,
  }).extend({ sportId: z.number().nullable() }),
  columns: ({ sportId, discount, title }) => ({
    sportId,
    ends: discount?.expiration ?? null,
    words: title,
  }),
})
