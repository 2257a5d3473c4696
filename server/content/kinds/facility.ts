import { z } from 'zod'
import { Facility } from '../../../src/contract/facilities.schema.ts'
import { Image } from '../../../src/contract/parts.schema.ts'
import { textOf } from '../html/clean-html.ts'
import { kind } from './kind.ts'

const prose = z.string().nullable().default(null)

/**
 * What holds on game day came later: rows of before have none of it, and read as if they said
 * nothing.
 */
export const FacilityDoc = Facility.omit({ id: true, url: true, sport: true }).extend({
  slug: z.string(),
  sportId: z.number().nullable(),
  map: Image.nullable().default(null),
  gates: prose,
  parking: prose,
  bagPolicy: prose,
})

/** 'Bag policy: Clear bags alone.' */
const said = (what: string, html: string | null): string => (html ? `${what}: ${textOf(html)}` : '')

export const facility = kind({
  name: 'facility',
  doc: FacilityDoc,
  columns: ({ sportId, slug, title }) => ({ sportId, slug, words: title }),
  html: ['description', 'gates', 'parking', 'bagPolicy'],
  search: ({
    id,
    title,
    slug,
    teaser,
    location,
    description,
    gates,
    parking,
    bagPolicy,
    sportId,
  }) => ({
    title,
    text: [
      teaser,
      location,
      textOf(description),
      said('Gates', gates),
      said('Parking', parking),
      said('Bag policy', bagPolicy),
    ]
      .filter(Boolean)
      .join(' '),
    url: `/facilities/${slug}/${id}`,
    sportId,
  }),
})
