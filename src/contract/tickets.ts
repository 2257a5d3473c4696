import { get } from './endpoint.ts'
import { hours, minutes, type EmptyQuery } from './queries.ts'
import type { Game } from './game.schema.ts'
import type { Ticketing, TicketingInfo, TicketsPage } from './tickets.schema.ts'

export const ticketing = get<EmptyQuery, Ticketing>('/api/v2/Ticketing', {
  empty: { enabled: false, provider: null, url: null },
  staleTimeSeconds: 1 * hours,
})
export const ticketingInfo = get<EmptyQuery, TicketingInfo | null>('/api/v2/Ticketing/info', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
export const ticketingEvents = get<{ sportId?: number | undefined }, Game[] | null>(
  '/api/v2/Ticketing/next-events',
  { empty: null, staleTimeSeconds: 1 * minutes },
)
export const ticketingPage = get<EmptyQuery, { url: string }>(
  '/api/v2/Ticketing/settings/page-location',
  { empty: { url: '/tickets' }, staleTimeSeconds: 1 * hours },
)
export const tickets = get<EmptyQuery, TicketsPage | null>('/api/v2/Tickets', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
