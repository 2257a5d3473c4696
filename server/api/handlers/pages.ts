import { readFacilities, readFacility } from '../../content/facilities.ts'
import type { HandlersOf } from './parts.ts'

export const pageHandlers: HandlersOf<typeof import('../../../src/contract/api/pages.ts')> = {
  facilities: (reading, query) => readFacilities(reading, query),
  facility: (reading, { facilityId }) => readFacility(reading, facilityId),
}
