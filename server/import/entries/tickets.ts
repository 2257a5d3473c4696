import { z } from 'zod'
import { TicketOffer } from '../../../src/contract/tickets.schema.ts'
import { ticketOffer } from '../../content/kinds/ticket-offer.ts'
import { entryFile } from './entry.ts'

export const ticketOffers = entryFile({
  file: 'tickets.yaml',
  kind: ticketOffer,
  entry: ({ text, optional, date, until, link, prose, picture, sport }) =>
    z.strictObject({
      title: text,
      kind: TicketOffer.shape.kind.default('other'),
      price: optional,
      description: prose.prefault(''),
      url: link.nullable().default(null),
      image: picture.nullable().default(null),
      sportId: sport.nullable().default(null),
      startDate: date.nullable().default(null),
      endDate: until.nullable().default(null),
    }),
  complete: (read) => read,
  key: ({ title }) => title,
})
