import { z } from 'zod'
import { shopProduct } from '../../content/kinds/shop-product.ts'
import { entryFile } from './entry.ts'
import { money } from './media-parts.ts'

const percent = z.number({ error: 'is a number: 20' }).min(0).max(100, 'is more than 100 percent')

export const shop = entryFile({
  file: 'shop.yaml',
  kind: shopProduct,
  entry: ({ text, link, picture, sport, until }) =>
    z.strictObject({
      title: text,
      originalPrice: money,
      link,
      image: picture.nullable().default(null),
      sportId: sport.nullable().default(null),
      discount: z
        .discriminatedUnion('type', [
          z.strictObject({
            type: z.literal('percent'),
            amount: percent,
            expiration: until.nullable().default(null),
          }),
          z.strictObject({
            type: z.literal('amount'),
            amount: money,
            expiration: until.nullable().default(null),
          }),
        ])
        .nullable()
        .default(null),
    }),
  faults: ({ discount, originalPrice }) =>
    discount?.type === 'amount' && discount.amount > originalPrice
      ? [{ field: 'discount', reason: 'discount: more than the price' }]
      : [],
  complete: (read) => read,
  key: ({ title }) => title,
})
