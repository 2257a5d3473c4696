import { z } from 'zod'
import { Image } from './parts.schema.ts'
import { Game } from './game.schema.ts'
import { SportRef } from './sport.schema.ts'

export const FacilityTeaser = z
  .object({
    id: z.number(),
    title: z.string(),
    teaser: z.string().nullable(),
    location: z.string().nullable().meta({ description: 'The postal address.' }),
    url: z.string().meta({ description: "'/facilities/harlan-field/3'" }),
    featured: z.boolean(),
    featuredImage: Image.nullable(),
    sport: SportRef.nullable(),
  })
  .meta({ id: 'FacilityTeaser' })
export type FacilityTeaser = z.infer<typeof FacilityTeaser>

export const Facility = FacilityTeaser.extend({
  description: z.string().meta({ description: 'Sanitized HTML.' }),
  images: z.array(Image),
  map: Image.nullable().meta({
    description: 'A picture of the facility on game day: stands, gates, parking.',
  }),
  gates: z
    .string()
    .nullable()
    .meta({
      description:
        'Gates and opening times. This and the next two fields are sanitized ' + 'HTML, or null.',
    }),
  parking: z.string().nullable(),
  bagPolicy: z.string().nullable(),
  capacity: z.number().nullable(),
  latitude: z.number().nullable().meta({ description: 'Location for a map.' }),
  longitude: z.number().nullable(),
  pageUrl: z.string().nullable().meta({
    description: "A sport file or document used as this facility's page.",
  }),
}).meta({ id: 'Facility' })
export type Facility = z.infer<typeof Facility>

export const GameDayPart = z
  .enum(['gates', 'parking', 'bagPolicy', 'map'])
  .meta({ id: 'GameDayPart', description: 'Game-day information of a facility.' })
export type GameDayPart = z.infer<typeof GameDayPart>

export const FacilityEvents = z.object({ sports: z.array(SportRef), games: z.array(Game) }).meta({
  id: 'FacilityEvents',
  description:
    'Home teams of a facility (by schedules of the past year), and the next ' + 'home games.',
})
export type FacilityEvents = z.infer<typeof FacilityEvents>
