import {
  readTicketing,
  readTicketingEvents,
  readTicketingInfo,
  readTicketingPage,
  readTickets,
} from '../../content/department/tickets.ts'
import type { HandlersOf } from './parts.ts'

export const ticketHandlers: HandlersOf<typeof import('../../../src/contract/api/tickets.ts')> = {
  ticketing: (reading) => readTicketing(reading),
  ticketingInfo: (reading) => readTicketingInfo(reading),
  ticketingEvents: (reading, { sportId }) => readTicketingEvents(reading, sportId),
  ticketingPage: () => readTicketingPage(),
  tickets: (reading) => readTickets(reading),
}
