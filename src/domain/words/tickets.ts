import type { Game } from '../../contract/game.schema.ts'
import type { TicketOffer, TicketVenue } from '../../contract/tickets.schema.ts'
import { fullDate } from '../calendar/when.ts'
import { getGameKind, isOff, isToCome } from '../games/game.ts'

type Kind = TicketOffer['kind']
/** In display order. */
const kinds: readonly [Kind, title: string][] = [
  ['season', 'Season tickets'],
  ['single', 'Single games'],
  ['premium', 'Premium seats'],
  ['group', 'Groups'],
  ['student', 'Students'],
  ['parking', 'Parking'],
  ['other', 'Packages and offers'],
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

/** A game, or the games of a day to which one ticket admits. */
export type Admission = { games: readonly [Game, ...Game[]]; price: string | null }

/**
 * The games that are not over, by ticket. One that is off or in progress is alone: its ticket is
 * not sold.
 */
export function groupByTicket(games: readonly Game[], offers: readonly TicketOffer[]): Admission[] {
  const listed = new Set<Game>()
  return games
    .filter((game) => isToCome(game) || isOff(game) || isInProgress(game))
    .flatMap((game): Admission[] => {
      if (listed.has(game)) return []
      const admitted = gamesOfTicket(game, games)
      const later = !isToCome(game)
        ? []
        : admitted.filter((other) => other !== game && isToCome(other))
      for (const other of later) listed.add(other)
      return [{ games: [game, ...later], price: ticketPrice(offers, admitted) }]
    })
}

const isInProgress = (game: Game) => ['live', 'begun'].includes(getGameKind(game))

/** The next that will be played, or else the one in progress, for the top of the page. */
export const featuredAdmission = (admissions: readonly Admission[]): Admission | undefined =>
  admissions.find(({ games: [game] }) => isToCome(game)) ??
  admissions.find(({ games: [game] }) => !isOff(game))

export const findVenue = (
  { facility }: Pick<Game, 'facility'>,
  venues: readonly TicketVenue[],
): TicketVenue | undefined => venues.find(({ title }) => title === facility?.title)

/** The listed games of its day that are sold with the same link: one ticket admits to them all. */
export const gamesOfTicket = (game: Game, games: readonly Game[]): Game[] =>
  games.filter(
    ({ date, media }) =>
      date.slice(0, 10) === game.date.slice(0, 10) &&
      media.tickets?.url === game.media.tickets?.url,
  )

/**
 * The price of a ticket to these games: of the offer with their link, or else of their sports. Null
 * when there is none, or several.
 */
export function ticketPrice(offers: readonly TicketOffer[], games: readonly Game[]): string | null {
  const singles = offers.filter(({ kind, onSale, price }) => kind === 'single' && onSale && price)
  const linked = singles.filter(({ url }) =>
    games.some(({ media }) => url !== null && media.tickets?.url === url),
  )
  const priced =
    linked.length > 0
      ? linked
      : singles.filter(({ sport }) => games.some((game) => game.sport.id === sport?.id))
  const prices = new Set(priced.map(({ price }) => price))
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
  if (onSale) return endDate ? `On sale through ${fullDate(endDate)}` : ''
  return [startDate && `From ${fullDate(startDate)}`, endDate && `until ${fullDate(endDate)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^u/, 'U')
}
