import {
  readAllAmerican,
  readAllAmericanGroups,
  readAllAmericans,
  readAllAmericanSettings,
} from '../../content/honors/all-americans.ts'
import { readAward, readAwards, readAwardTypes } from '../../content/honors/awards.ts'
import {
  readHallOfFame,
  readHonorGroups,
  readHonorSettings,
  readInductee,
} from '../../content/honors/inductees.ts'
import type { HandlersOf } from './parts.ts'

export const honorHandlers: HandlersOf<typeof import('../../../src/contract/api/honors.ts')> = {
  hallOfFame: (reading, { slug }) => readHallOfFame(reading, slug),
  hallOfFameGrouping: (reading, { slug, grouping }) => readHonorGroups(reading, slug, grouping),
  hallOfFameSettings: (reading) => readHonorSettings(reading),
  inductee: (reading, { inducteeId }) => readInductee(reading, inducteeId),
  allAmericans: (reading, query) => readAllAmericans(reading, query),
  allAmericanGroupings: (reading, { grouping }) => readAllAmericanGroups(reading, grouping),
  allAmericanSettings: (reading) => readAllAmericanSettings(reading),
  allAmerican: (reading, { allAmericanId }) => readAllAmerican(reading, allAmericanId),
  awards: (reading, query) => readAwards(reading, query),
  award: (reading, { awardId }) => readAward(reading, awardId),
  awardTypes: (reading) => readAwardTypes(reading),
}
