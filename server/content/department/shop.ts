import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { ShopProduct } from '../../../src/contract/media.schema.ts'
import { readItem, readItemPage, type Item } from '../items.ts'
import { shopProduct } from '../kinds/site.ts'
import { readMediaSettings } from '../media/galleries.ts'
import type { ReadContext } from '../read-context.ts'
import { clockOf } from '../running.ts'
import { sportRefs } from '../sports/sports.ts'

type Discount = NonNullable<ShopProduct['discount']>

export async function readShopProducts(
  reading: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<ShopProduct>> {
  const page = await readItemPage(reading, shopProduct, query)
  const items: ShopProduct[] = []
  for (const item of page.items) items.push(await productOf(reading, item))
  return { ...page, items }
}

export async function readShopProduct(
  reading: ReadContext,
  productId: number,
): Promise<ShopProduct | null> {
  const item = await readItem(reading, shopProduct, productId)
  return item && productOf(reading, item)
}

/**
 * With the price of now: a discount ends with the second of its expiration, and with it the answer.
 */
async function productOf(
  reading: ReadContext,
  { id, title, originalPrice, image, link, discount, sportId }: Item<typeof shopProduct>,
): Promise<ShopProduct> {
  const running =
    discount && (await clockOf(reading)).isRunning(null, discount.expiration) ? discount : null
  const { shop } = await readMediaSettings(reading)
  const sport = (sportId && (await sportRefs(reading)).get(sportId)) || null
  return {
    id,
    title,
    originalPrice,
    finalPrice: running ? priceAfter(originalPrice, running) : originalPrice,
    currency: shop.currency,
    image,
    link,
    discount: running,
    shopUrl: shop.url,
    sport,
  }
}

/** In whole cents, rounded as a till does it, and never below nothing. */
export const priceAfter = (
  cents: number,
  { type, amount }: Pick<Discount, 'type' | 'amount'>,
): number =>
  Math.max(
    0,
    type === 'percent' ? Math.round((cents * (100 - amount)) / 100) : cents - Math.round(amount),
  )
