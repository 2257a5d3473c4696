import { z } from 'zod'
import { Game } from '../schema/game.ts'
import { Ticketing, TicketingInfo, TicketsPage } from '../schema/ticket.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const ticketSchemas: DescribedOf<typeof import('../api/tickets.ts')> = {
  ticketing: {
    summary: 'Whether tickets are sold, by whom and where.',
    query: nothing,
    result: Ticketing,
    example: {},
  },
  ticketingInfo: {
    summary: 'The ticket office: telephone, hours, place.',
    query: nothing,
    result: TicketingInfo.nullable(),
    example: {},
  },
  ticketingEvents: {
    summary: 'Home games to come that sell tickets, the next first.',
    notes: 'Home games to come that sell tickets; 204 when there are none.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(Game).nullable(),
    example: {},
  },
  ticketingPage: {
    summary: 'The address of the tickets page.',
    query: nothing,
    result: z.object({ url: z.string() }),
    example: {},
  },
  tickets: {
    summary: 'All that is sold, and the office.',
    query: nothing,
    result: TicketsPage.nullable(),
    example: {},
  },
}
