import type { ShopProduct } from '../../contract/media.schema.ts'
import { formatPrice } from '../../domain/words/text.ts'
import { CardLink } from '../../ui/CardLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './shelves.module.css'

/** A shop product: name, price, and earlier price. */
export function ProductCard({ product }: { product: ShopProduct }) {
  const { title, image, link, originalPrice, finalPrice, currency } = product
  const cheaper = finalPrice < originalPrice
  return (
    <article className={css.product}>
      <div className={css.photo}>
        <Picture image={image} sizes="(min-width: 64rem) 18rem, 45vw" ratio="1/1" alt="" />
      </div>
      <h3>
        <CardLink to={link}>{title}</CardLink>
      </h3>
      <p className={css.price}>
        {cheaper && (
          <>
            <VisuallyHidden>Before: </VisuallyHidden>
            <s>{formatPrice(originalPrice, currency)}</s> <VisuallyHidden>Now: </VisuallyHidden>
          </>
        )}
        <b>{formatPrice(finalPrice, currency)}</b>
      </p>
    </article>
  )
}
