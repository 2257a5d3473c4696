import type { StatFamily } from '../../contract/schema/box-score.ts'
import type { FamilySpec } from './columns.ts'
import { baseball } from './families/baseball.ts'
import { football } from './families/football.ts'
import { lacrosse } from './families/lacrosse.ts'
import { volleyball } from './families/volleyball.ts'

/** How the seasons of each family of stat files add up. A family that is missing here does not compile. */
export const families: Record<StatFamily, FamilySpec> = { football, baseball, volleyball, lacrosse }

/** Families by the code of a sport, for seasons that a department gives in a file of its own. */
export const familyOfSport = (code: string | null): FamilySpec | null => {
  switch (code) {
    case 'football': return football
    case 'baseball': case 'softball': return baseball
    case 'wvball': case 'mvball': return volleyball
    case 'wlax': case 'mlax': return lacrosse
    default: return null
  }
}
