import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

export const ShopProduct = z
  .object({
    id: z.number(),
    title: z.string(),
    originalPrice: z.number().int().nonnegative().meta({ description: 'Cents of `currency`.' }),
    finalPrice: z.number().int().nonnegative().meta({
      description: 'What it costs now, in cents: less than the original while a discount runs.',
    }),
    currency: z.string().meta({ description: 'ISO 4217.' }),
    image: Image.nullable(),
    link: z.string(),
    discount: z
      .object({
        type: z.enum(['percent', 'amount']),
        amount: z.number(),
        expiration: z.string().nullable(),
      })
      .nullable()
      .meta({
        description:
          'Null when there is none, or it has ended. `amount` is a share in percent, ' +
          'or cents off.',
      }),
    shopUrl: z.string().nullable(),
    sport: SportRef.nullable(),
  })
  .meta({ id: 'ShopProduct' })
export type ShopProduct = z.infer<typeof ShopProduct>
