import type { StatFamily } from '../../contract/schema/box-score.ts'
import type { FamilySpec } from './columns.ts'
import { baseball } from './families/baseball.ts'
import { basketball } from './families/basketball.ts'
import { football } from './families/football.ts'
import { hockey } from './families/hockey.ts'
import { lacrosse } from './families/lacrosse.ts'
import { fieldHockey, soccer } from './families/soccer.ts'
import { volleyball } from './families/volleyball.ts'

/** Kept by hand: a score by period, and nothing that adds up. */
const plain: FamilySpec = {
  scores: null,
  tables: [],
  team: [],
  leaders: [],
  highs: [],
  teamHighs: [],
}

/**
 * How the seasons of each family of stat files add up. A family that is missing here does not
 * compile.
 */
export const families: Record<StatFamily, FamilySpec> = {
  football,
  baseball,
  volleyball,
  lacrosse,
  basketball,
  soccer,
  hockey,
  'field-hockey': fieldHockey,
  plain,
}

/** Families by the code of a sport, for seasons that a department gives in a file of its own. */
export const familyOfSport = (code: string | null): FamilySpec | null => {
  switch (code) {
    case 'football':
      return football
    case 'baseball':
    case 'softball':
      return baseball
    case 'wvball':
    case 'mvball':
      return volleyball
    case 'wlax':
    case 'mlax':
      return lacrosse
    case 'mbball':
    case 'wbball':
      return basketball
    case 'msoc':
    case 'wsoc':
      return soccer
    case 'mhockey':
    case 'whockey':
      return hockey
    case 'fhockey':
      return fieldHockey
    default:
      return null
  }
}
