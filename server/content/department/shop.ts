import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { ShopProduct } from '../../../src/contract/media.schema.ts'
import { readItem, readItemPage, type Item } from '../items.ts'
import { shopProduct } from '../kinds/site.ts'
import { readMediaSettings } from '../media/galleries.ts'
import type { ReadContext } from '../read-context.ts'
import { readClock } from '../department-clock.ts'
import { sportRefs } from '../sports/sports.ts'

type Discount = NonNullable<ShopProduct['discount']>

export async function readShopProducts(
  context: ReadContext,
  query: Paging & { sportId?: number | undefined },
): Promise<PageOf<ShopProduct>> {
  const page = await readItemPage(context, shopProduct, query)
  const items: ShopProduct[] = []
  for (const item of page.items) items.push(await productOf(context, item))
  return { ...page, items }
}

async function readShopProduct(
  context: ReadContext,
  productId: number,
): Promise<ShopProduct | null> {
  const item = await readItem(context, shopProduct, productId)
  return item && productOf(context, item)
}

/** With the current price. The answer expires with the discount. */
async function productOf(
  context: ReadContext,
  { id, title, originalPrice, image, link, discount, sportId }: Item<typeof shopProduct>,
): Promise<ShopProduct> {
  const activeDiscount =
    discount && (await readClock(context)).isRunning(null, discount.expiration) ? discount : null
  const { shop } = await readMediaSettings(context)
  const sport = (sportId && (await sportRefs(context)).get(sportId)) || null
  return {
    id,
    title,
    originalPrice,
    finalPrice: activeDiscount ? priceAfter(originalPrice, activeDiscount) : originalPrice,
    currency: shop.currency,
    image,
    link,
    discount: activeDiscount,
    shopUrl: shop.url,
    sport,
  }
}

/** In whole cents, rounded half up, at least 0. */
export const priceAfter = (
  cents: number,
  { type, amount }: Pick<Discount, 'type' | 'amount'>,
): number =>
  Math.max(
    0,
    type === 'percent' ? Math.round((cents * (100 - amount)) / 100) : cents - Math.round(amount),
  )

export const handlers = {
  shopProducts: readShopProducts,
  shopProduct: (context, { productId }) => readShopProduct(context, productId),
} satisfies Partial<CallHandlers>
