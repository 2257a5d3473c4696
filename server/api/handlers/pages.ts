import { readCoverage } from '../../content/department/coverage.ts'
import { readFacilities, readFacility } from '../../content/department/facilities.ts'
import { readFacilityEvents } from '../../content/games/facility-events.ts'
import { readPageSettings } from '../../content/department/page-settings.ts'
import {
  readPressClip,
  readPressClipFilter,
  readPressClips,
} from '../../content/media/press-clips.ts'
import { readPublication, readPublications } from '../../content/media/publications.ts'
import type { HandlersOf } from './parts.ts'

export const pageHandlers: HandlersOf<typeof import('../../../src/contract/api/pages.ts')> = {
  facilities: (reading, query) => readFacilities(reading, query),
  facility: (reading, { facilityId }) => readFacility(reading, facilityId),
  facilityEvents: (reading, { facilityId }) => readFacilityEvents(reading, facilityId),
  facilitySettings: (reading) => readPageSettings(reading, 'facilities'),
  publications: (reading, query) => readPublications(reading, query),
  publication: (reading, { slug }) => readPublication(reading, slug),
  publicationSettings: (reading) => readPageSettings(reading, 'publications'),
  pressClips: (reading, query) => readPressClips(reading, query),
  pressClip: (reading, { pressClipId }) => readPressClip(reading, pressClipId),
  pressClipSeasons: (reading, { sportId }) => readPressClipFilter(reading, 'seasons', sportId),
  pressClipYears: (reading, { sportId }) => readPressClipFilter(reading, 'years', sportId),
  coverage: (reading, { sportId }) => readCoverage(reading, sportId),
}
