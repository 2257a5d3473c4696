import type { StatFile } from '../../src/contract/schema/box-score.ts'
import type { Game } from '../../src/contract/schema/game.ts'
import type { Reading } from '../content/reading.ts'
import { readSettings } from '../content/site.ts'

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Which team of a file is ours. Names decide when only one of them is ours (a neutral game names a home team, too: quirk Q11);
 * else the schedule's place does. What the file calls otherwise than the schedule is a warning, not a refusal.
 */
export async function sideOf(reading: Reading, game: Game, file: StatFile): Promise<{ side: 'home' | 'visitor'; warnings: string[] }> {
  const settings = await readSettings(reading)
  const ours = new Set([settings?.name, settings?.schoolName, settings?.abbreviation, settings?.shortName].filter((name) => name !== undefined).map(plain))
  // Exact names only: a prefix picks the wrong school (quirk Q60).
  const isOurs = (team: { name: string; id: string }) => ours.has(plain(team.name)) || ours.has(plain(team.id))
  const home = isOurs(file.homeTeam)
  const visitor = isOurs(file.visitingTeam)
  if (home !== visitor) return { side: home ? 'home' : 'visitor', warnings: [] }
  const side = game.locationIndicator === 'A' ? 'visitor' : 'home'
  return { side, warnings: [`neither "${file.visitingTeam.name}" nor "${file.homeTeam.name}" alone is a name of this department; taken by place as ${side}`] }
}
