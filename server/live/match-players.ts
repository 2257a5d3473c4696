import type { BoxTeam, StatFile } from '../../src/contract/schema/box-score.ts'
import type { Game } from '../../src/contract/schema/game.ts'
import type { Reading } from '../content/reading.ts'
import { rosterNames } from '../content/roster-names.ts'
import { readRoster } from '../content/rosters.ts'

/** The file with our own players known by their roster rows: by name, and by number where a name is borne twice (never by number alone, quirk Q42). */
export async function matchPlayers(reading: Reading, game: Game, file: StatFile, side: 'home' | 'visitor'): Promise<StatFile> {
  const roster = await readRoster(reading, game.sport.id, game.season)
  if (!roster) return file
  const names = rosterNames(roster)
  const known = (team: BoxTeam): BoxTeam => ({
    ...team,
    tables: team.tables.map((table) => ({ ...table, rows: table.rows.map((row) => ({ ...row, rosterPlayerId: names.find(null, row.name, row.uni) })) })),
  })
  return side === 'home' ? { ...file, homeTeam: known(file.homeTeam) } : { ...file, visitingTeam: known(file.visitingTeam) }
}
