import { z } from 'zod'
import { Image } from './image.ts'
import { SportRef } from './sport.ts'

/** Something that is sold: a season, a game, a group, a place to park. */
export const TicketOffer = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(['season', 'single', 'group', 'student', 'premium', 'parking', 'other']),
  /** As it is said: 'from $12'. */
  price: z.string().nullable(),
  /** Sanitised HTML. */
  description: z.string(),
  url: z.string().nullable(),
  image: Image.nullable(),
  sport: SportRef.nullable(),
  /** Wall clocks between which it is on sale; null is open. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  onSale: z.boolean(),
})
export type TicketOffer = z.infer<typeof TicketOffer>

export const TicketOffice = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hours: z.string().nullable(),
  location: z.string().nullable(),
  url: z.string().nullable(),
  note: z.string().nullable(),
})
export type TicketOffice = z.infer<typeof TicketOffice>

export const Ticketing = z.object({
  enabled: z.boolean(),
  provider: z.string().nullable(),
  url: z.string().nullable(),
})
export type Ticketing = z.infer<typeof Ticketing>
export const TicketingInfo = TicketOffice.extend({ provider: z.string().nullable() })
export type TicketingInfo = z.infer<typeof TicketingInfo>

/** All that the tickets page shows, but for the games. */
export const TicketsPage = z.object({
  provider: z.string().nullable(),
  office: TicketOffice.nullable(),
  offers: z.array(TicketOffer),
  sports: z.array(SportRef.extend({ ticketsLink: z.string() })),
})
export type TicketsPage = z.infer<typeof TicketsPage>
