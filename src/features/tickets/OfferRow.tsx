import type { TicketOffer } from '../../contract/tickets.schema.ts'
import { formatSale } from '../../domain/words/tickets.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './TicketsScreen.module.css'

/**
 * A ticket offer. `named`: false when its group has the same name. Outside its sale period it shows
 * that instead of a button.
 */
export function OfferRow({ offer, named }: { offer: TicketOffer; named: boolean }) {
  const { title, price, description, url, image, onSale } = offer
  const when = formatSale(offer)
  return (
    <li className={css.offer}>
      {image && (
        <div className={css.picture}>
          <Picture image={image} sizes="8rem" ratio="3/2" alt="" />
        </div>
      )}
      <div className={css.offerWords}>
        {named && <h4>{title}</h4>}
        {description && <Prose html={description} />}
        {when && <p className="quiet">{when}</p>}
      </div>
      {price && <p className={css.price}>{price}</p>}
      {!onSale ? (
        <Badge>Not on sale now</Badge>
      ) : (
        url && (
          <ButtonLink kind="text" size="small" to={url}>
            Buy<VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        )
      )}
    </li>
  )
}
