import type { StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { ReadContext } from '../content/read-context.ts'
import { readSettings } from '../content/department/site.ts'
import { note, type Found } from './found.ts'
import { ourTeam } from './our-team.ts'

/** Which team of a file is ours. */
export type OurSide = 'home' | 'visitor'

/**
 * Names decide when only one of them is ours (a neutral game names a home team, too); else the
 * schedule's place does. What the file calls otherwise than the schedule is a finding, not a
 * refusal.
 */
export async function sideOf(
  reading: ReadContext,
  game: Game,
  file: StatFile,
): Promise<{ side: OurSide; unnamed: Found[] }> {
  const isOurs = ourTeam(await readSettings(reading))
  const home = isOurs(file.homeTeam)
  const visitor = isOurs(file.visitingTeam)
  if (home !== visitor) return { side: home ? 'home' : 'visitor', unnamed: [] }
  const side = game.locationIndicator === 'A' ? 'visitor' : 'home'
  return {
    side,
    unnamed: [
      note(
        `neither "${file.visitingTeam.name}" nor "${file.homeTeam.name}" alone is a name of this department; taken by place as ${side}`,
      ),
    ],
  }
}
