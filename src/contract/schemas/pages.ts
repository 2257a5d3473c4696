import { z } from 'zod'
import { Facility, FacilityTeaser } from '../schema/facility.ts'
import { id, pageOf, paging, type DescribedOf } from './parts.ts'

export const pageSchemas: DescribedOf<typeof import('../api/pages.ts')> = {
  facilities: { summary: 'Stadiums, arenas, courses: the featured first.', query: z.object({ ...paging, sportId: id.optional() }), result: pageOf(FacilityTeaser), example: {} },
  facility: { summary: 'One facility with its pictures.', query: z.object({ facilityId: id }), result: Facility.nullable(), example: { facilityId: 1 } },
}
