import type { BoxTeam, StatFile } from '../../src/contract/schema/box-score.ts'
import type { Game } from '../../src/contract/schema/game.ts'
import type { Reading } from '../content/reading.ts'
import { readRoster } from '../content/rosters.ts'

/** 'Zoë Peña' and 'ZOE PENA' are one name. */
const folded = (name: string) => name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z]/g, '')

/** The file with our own players known by their roster rows: by name, and by number where a name is borne twice (never by number alone, quirk Q42). */
export async function matchPlayers(reading: Reading, game: Game, file: StatFile, side: 'home' | 'visitor'): Promise<StatFile> {
  const roster = await readRoster(reading, game.sport.id, game.season)
  if (!roster) return file
  const byName = Map.groupBy(roster.players, (player) => folded(`${player.firstName}${player.lastName}`))
  const find = (name: string, uni: string) => {
    const named = byName.get(folded(name)) ?? []
    return (named.length > 1 ? named.find((player) => player.jerseyNumber === uni) : named[0])?.rosterPlayerId ?? null
  }
  const known = (team: BoxTeam): BoxTeam => ({
    ...team,
    tables: team.tables.map((table) => ({ ...table, rows: table.rows.map((row) => ({ ...row, rosterPlayerId: find(row.name, row.uni) })) })),
  })
  return side === 'home' ? { ...file, homeTeam: known(file.homeTeam) } : { ...file, visitingTeam: known(file.visitingTeam) }
}
