import { z } from 'zod'
import { Facility } from '../../../src/contract/schema/facility.ts'
import { textOf } from '../html/clean-html.ts'
import { kind } from './kind.ts'

export const FacilityDoc = Facility.omit({ id: true, url: true, sport: true }).extend({ slug: z.string(), sportId: z.number().nullable() })

export const facility = kind({
  name: 'facility',
  doc: FacilityDoc,
  columns: ({ sportId, slug, title }) => ({ sportId, slug, words: title }),
  html: ['description'],
  search: ({ id, title, slug, teaser, location, description, sportId }) => ({ title, text: [teaser, location, textOf(description)].filter(Boolean).join(' '), url: `/facilities/${slug}/${id}`, sportId }),
})
