import type { ShopProduct } from '../../contract/media.schema.ts'
import { Link } from '../../ui/Link.tsx'
import { scrollerClass } from '../../ui/Scroller.tsx'
import { Section } from '../../ui/Section.tsx'
import { ProductCard } from './ProductCard.tsx'
import css from './shelves.module.css'

/** Products of the department's shop on another site. */
export function ShopShelf({ products }: { products: ShopProduct[] }) {
  const shop = products[0]?.shopUrl
  return (
    <Section title="From the shop" action={shop && <Link to={shop}>Shop all</Link>}>
      <ul role="list" className={`${css.shelf} ${scrollerClass}`} data-row data-small>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
