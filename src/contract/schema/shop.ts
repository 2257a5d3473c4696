import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const ShopProduct = z.object({
  id: z.number(),
  title: z.string(),
  /** Cents of `currency`. */
  originalPrice: z.number().int().nonnegative(),
  /** What it costs now, in cents: less than the original while a discount runs. */
  finalPrice: z.number().int().nonnegative(),
  /** ISO 4217. */
  currency: z.string(),
  image: Image.nullable(),
  link: z.string(),
  /** Null when there is none, or it has ended. `amount` is a share in percent, or cents off. */
  discount: z
    .object({
      type: z.enum(['percent', 'amount']),
      amount: z.number(),
      expiration: z.string().nullable(),
    })
    .nullable(),
  shopUrl: z.string().nullable(),
  sport: SportRef.nullable(),
})
export type ShopProduct = z.infer<typeof ShopProduct>
