import { z } from 'zod'
import { TicketOffer } from '../../../src/contract/tickets.schema.ts'
import { kind } from './kind.ts'

export const ticketOffer = kind({
  name: 'ticket-offer',
  doc: TicketOffer.omit({ id: true, sport: true, onSale: true }).extend({
    sportId: z.number().nullable(),
  }),
  columns: ({ title, sportId, startDate, endDate }) => ({
    sportId,
    date: startDate,
    ends: endDate,
    words: title,
  }),
  html: ['description'],
})
