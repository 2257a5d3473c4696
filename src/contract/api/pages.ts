import { get } from '../endpoint.ts'
import { hours, noPage, type PageOf, type Paging } from '../queries.ts'
import type { Facility, FacilityTeaser } from '../schema/facility.ts'

export const facilities = get<Paging & { sportId?: number | undefined }, PageOf<FacilityTeaser>>('/api/v2/Facilities', { empty: noPage, fresh: 1 * hours, offline: 'keep' })
export const facility = get<{ facilityId: number }, Facility | null>('/api/v2/Facilities/:facilityId', { empty: null, fresh: 1 * hours, offline: 'keep' })
