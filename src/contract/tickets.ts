import { get } from './endpoint.ts'
import { hours, minutes, type Nothing } from './queries.ts'
import type { Game } from './game.schema.ts'
import type { Ticketing, TicketingInfo, TicketsPage } from './tickets.schema.ts'

export const ticketing = get<Nothing, Ticketing>('/api/v2/Ticketing', {
  empty: { enabled: false, provider: null, url: null },
  fresh: 1 * hours,
  offline: 'keep',
})
export const ticketingInfo = get<Nothing, TicketingInfo | null>('/api/v2/Ticketing/info', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
export const ticketingEvents = get<{ sportId?: number | undefined }, Game[] | null>(
  '/api/v2/Ticketing/next-events',
  { empty: null, fresh: 1 * minutes, offline: 'keep' },
)
export const ticketingPage = get<Nothing, { url: string }>(
  '/api/v2/Ticketing/settings/page-location',
  { empty: { url: '/tickets' }, fresh: 1 * hours, offline: 'keep' },
)
export const tickets = get<Nothing, TicketsPage | null>('/api/v2/Tickets', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
