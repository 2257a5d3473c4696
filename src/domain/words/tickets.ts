import type { TicketOffer } from '../../contract/tickets.schema.ts'
import { fullDate } from '../calendar/when.ts'

type Kind = TicketOffer['kind']
/** In display order. */
const kinds: readonly [Kind, title: string][] = [
  ['season', 'Season tickets'],
  ['single', 'Single games'],
  ['premium', 'Premium seats'],
  ['group', 'Groups'],
  ['student', 'Students'],
  ['parking', 'Parking'],
  ['other', 'More'],
]
export type OfferGroup = { kind: Kind; title: string; offers: TicketOffer[] }

/** Ticket offers by kind; those on sale first. */
export const offerGroups = (offers: TicketOffer[]): OfferGroup[] =>
  kinds
    .map(([kind, title]) => ({
      kind,
      title,
      offers: offers
        .filter((offer) => offer.kind === kind)
        .toSorted((a, b) => Number(b.onSale) - Number(a.onSale)),
    }))
    .filter((group) => group.offers.length > 0)

/** The price of one game of a sport; null when there is none, or several. */
export function singlePrice(offers: TicketOffer[], sport: { id: number }): string | null {
  const prices = new Set(
    offers.flatMap(({ kind, onSale, price, sport: of }) =>
      kind === 'single' && onSale && of?.id === sport.id && price ? [price] : [],
    ),
  )
  return prices.size === 1 ? [...prices][0]! : null
}

/**
 * The sale period as text: its start and end if known. It does not depend on the current time,
 * because pages are cached.
 */
export function formatSale({
  startDate,
  endDate,
  onSale,
}: Pick<TicketOffer, 'startDate' | 'endDate' | 'onSale'>): string {
  if (onSale) return endDate ? `Until ${fullDate(endDate)}` : ''
  return [startDate && `From ${fullDate(startDate)}`, endDate && `until ${fullDate(endDate)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^u/, 'U')
}
