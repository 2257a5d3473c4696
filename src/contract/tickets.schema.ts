import { z } from 'zod'
import { Image, id, emptyQuery, type CallSchemaOf } from './parts.schema.ts'
import { GameDayPart } from './facilities.schema.ts'
import { Game } from './game.schema.ts'
import { SportRef } from './sport.schema.ts'

export const TicketOffer = z
  .object({
    id: z.number(),
    title: z.string(),
    kind: z.enum(['season', 'single', 'group', 'student', 'premium', 'parking', 'other']),
    price: z.string().nullable().meta({ description: "As text: 'from $12'." }),
    description: z.string().meta({ description: 'Sanitized HTML.' }),
    url: z.string().nullable(),
    image: Image.nullable(),
    sport: SportRef.nullable(),
    startDate: z
      .string()
      .nullable()
      .meta({ description: 'On sale between these local times; null is open.' }),
    endDate: z.string().nullable(),
    onSale: z.boolean(),
  })
  .meta({
    id: 'TicketOffer',
    description: 'A product: a season ticket, a game, a group, parking.',
  })
export type TicketOffer = z.infer<typeof TicketOffer>

export const TicketOffice = z
  .object({
    phone: z.string().nullable(),
    email: z.string().nullable(),
    hours: z.string().nullable(),
    location: z.string().nullable(),
    url: z.string().nullable(),
    accountUrl: z.string().nullable().optional().meta({
      description: "The seller's page where fans manage and transfer their tickets.",
    }),
    note: z.string().nullable(),
  })
  .meta({ id: 'TicketOffice' })
export type TicketOffice = z.infer<typeof TicketOffice>

export const Ticketing = z
  .object({
    enabled: z.boolean(),
    provider: z.string().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: 'Ticketing' })
export type Ticketing = z.infer<typeof Ticketing>
export const TicketingInfo = TicketOffice.extend({ provider: z.string().nullable() }).meta({
  id: 'TicketingInfo',
})
export type TicketingInfo = z.infer<typeof TicketingInfo>

export const TicketVenue = z
  .object({
    title: z.string(),
    url: z.string(),
    image: Image.nullable(),
    capacity: z.number().nullable(),
    gameDay: z.array(GameDayPart).meta({ description: 'Game-day text of its page.' }),
  })
  .meta({ id: 'TicketVenue', description: 'A facility where games with tickets are played.' })
export type TicketVenue = z.infer<typeof TicketVenue>

export const TicketsPage = z
  .object({
    provider: z.string().nullable(),
    office: TicketOffice.nullable(),
    offers: z.array(TicketOffer),
    sports: z.array(SportRef.extend({ ticketsLink: z.string() })),
    venues: z.array(TicketVenue).optional().meta({ description: 'Of the next home games.' }),
  })
  .meta({ id: 'TicketsPage', description: 'Tickets page data except games.' })
export type TicketsPage = z.infer<typeof TicketsPage>

export const ticketSchemas: CallSchemaOf<typeof import('./tickets.ts')> = {
  ticketing: {
    summary: 'Whether tickets are sold, where, and by whom.',
    query: emptyQuery,
    result: Ticketing,
    example: {},
  },
  ticketingInfo: {
    summary: 'The ticket office: phone, hours, location.',
    query: emptyQuery,
    result: TicketingInfo.nullable(),
    example: {},
  },
  ticketingEvents: {
    summary: 'Upcoming home games with tickets on sale, soonest first.',
    notes: 'Upcoming home games with tickets; 204 if there are none.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(Game).nullable(),
    example: {},
  },
  ticketingPage: {
    summary: 'The URL of the tickets page.',
    query: emptyQuery,
    result: z.object({ url: z.string() }),
    example: {},
  },
  tickets: {
    summary: 'All tickets on sale, and the ticket office.',
    query: emptyQuery,
    result: TicketsPage.nullable(),
    example: {},
  },
}
