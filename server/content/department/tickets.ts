import { isOff, isToCome } from '../../../src/domain/games/game.ts'
import type { CallHandlers } from '../call-handlers.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type {
  Ticketing,
  TicketingInfo,
  TicketOffer,
  TicketsPage,
  TicketVenue,
} from '../../../src/contract/tickets.schema.ts'
import { readUpcoming } from '../games/events.ts'
import { readItems } from '../items.ts'
import { ticketOffer } from '../kinds/site.ts'
import type { ReadContext } from '../read-context.ts'
import { listGameDayParts } from '../../../src/domain/words/facility.ts'
import { readClock } from '../department-clock.ts'
import { facilityHref, readFacilityByTitle } from './facilities.ts'
import { readServices } from './services.ts'
import { readSettings } from './site.ts'
import { readSports, sportRefs } from '../sports/sports.ts'

/** Games that are shown, unless more sports have one, and the others of the last one's day. */
const maxGames = 8

export async function readTicketing(context: ReadContext): Promise<Ticketing> {
  const settings = await readSettings(context)
  return {
    enabled: settings?.hasTicketing ?? false,
    provider: settings?.ticketProvider ?? null,
    url: (await readServices(context))?.ticketOffice?.url ?? null,
  }
}

/** Null when tickets are turned off or the department has no ticket information. */
export async function readTicketingInfo(context: ReadContext): Promise<TicketingInfo | null> {
  const settings = await readSettings(context)
  const office = (await readServices(context))?.ticketOffice
  return settings?.hasTicketing && office ? { ...office, provider: settings.ticketProvider } : null
}

/** The facilities of these games, each once, in their order. */
async function readVenues(context: ReadContext, games: readonly Game[]): Promise<TicketVenue[]> {
  const titles = new Set(games.flatMap(({ facility }) => facility?.title ?? []))
  const venues: TicketVenue[] = []
  for (const title of titles) {
    const item = await readFacilityByTitle(context, title)
    if (item)
      venues.push({
        title,
        url: facilityHref(item),
        image: item.featuredImage,
        capacity: item.capacity,
        gameDay: item.pageUrl ? [] : listGameDayParts(item),
      })
  }
  return venues
}

/** A sport's next game further ahead is not put before the other games that are next. */
const aheadMs = 45 * 24 * 3_600_000

/**
 * Upcoming home games that sell tickets, by date, with the next one of each sport that plays soon;
 * null when there are none.
 */
export async function readTicketingEvents(
  context: ReadContext,
  sportId?: number,
): Promise<Game[] | null> {
  if (!(await readSettings(context))?.hasTicketing) return null
  const { items } = await readUpcoming(context, { sportId, locationIndicator: 'H', $pageSize: 100 })
  const selling = items.filter((game) => game.media.tickets?.url && !isOff(game))
  const soon = new Date(context.now.getTime() + aheadMs).toISOString()
  const coming = selling.filter((game) => isToCome(game) && game.date < soon)
  const nextOfSport = new Set(
    [...Map.groupBy(coming, ({ sport }) => sport.id).values()].map(([next]) => next!),
  )
  const byDate = [...new Set([...nextOfSport, ...selling])].slice(nextOfSport.size, maxGames)
  const days = new Set(byDate.map((game) => game.date.slice(0, 10)))
  const listed = selling.filter((game) => nextOfSport.has(game) || days.has(game.date.slice(0, 10)))
  return listed.length > 0 ? listed : null
}

/** The site's own page where one exists; it links to the ticket office. */
const readTicketingPage = async (): Promise<{ url: string }> => ({ url: '/tickets' })

export async function readTickets(context: ReadContext): Promise<TicketsPage | null> {
  const settings = await readSettings(context)
  if (!settings?.hasTicketing) return null
  const clock = await readClock(context)
  const refs = await sportRefs(context)
  const offers = (await readItems(context, ticketOffer)).map(
    ({ sportId, ...offer }): TicketOffer => ({
      ...offer,
      sport: (sportId && refs.get(sportId)) || null,
      onSale: clock.isRunning(offer.startDate, offer.endDate),
    }),
  )
  const sports = (await readSports(context)).flatMap(({ id, ticketsLink }) =>
    ticketsLink ? [{ ...refs.get(id)!, ticketsLink }] : [],
  )
  return {
    provider: settings.ticketProvider,
    office: (await readServices(context))?.ticketOffice ?? null,
    offers,
    sports,
    venues: await readVenues(context, (await readTicketingEvents(context)) ?? []),
  }
}

export const handlers = {
  ticketing: readTicketing,
  ticketingInfo: readTicketingInfo,
  ticketingEvents: (context, { sportId }) => readTicketingEvents(context, sportId),
  ticketingPage: () => readTicketingPage(),
  tickets: readTickets,
} satisfies Partial<CallHandlers>
