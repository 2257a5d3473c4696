import type { OfferGroup as Group } from '../../domain/words/tickets.ts'
import { OfferRow } from './OfferRow.tsx'
import css from './OfferGroup.module.css'

/** Offers of one kind: what they are called at the side, above them on a narrow screen. */
export function OfferGroup({ group: { title, offers } }: { group: Group }) {
  return (
    <div className={css.group}>
      <h3 className={css.title}>{title}</h3>
      <ul role="list" className={css.offers}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} named={offer.title !== title} />
        ))}
      </ul>
    </div>
  )
}
