import type { TicketOffer } from '../../contract/tickets.schema.ts'
import { fullDate } from '../calendar/when.ts'

type Kind = TicketOffer['kind']
/** In the order in which they are shown. */
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

/** What is sold, by kind; what is on sale before what is not. */
export const offerGroups = (offers: TicketOffer[]): OfferGroup[] =>
  kinds
    .map(([kind, title]) => ({
      kind,
      title,
      offers: offers
        .filter((one) => one.kind === kind)
        .toSorted((a, b) => Number(b.onSale) - Number(a.onSale)),
    }))
    .filter((group) => group.offers.length > 0)

/**
 * When it is sold, where that has an end or, before it begins, a beginning; the words are the same
 * before and after, because a page knows no clock.
 */
export function saleWords({
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
