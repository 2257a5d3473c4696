import type { BoxTeam, StatFile } from '../../src/contract/box-score.schema.ts'
import type { Game } from '../../src/contract/game.schema.ts'
import type { Roster } from '../../src/contract/roster.schema.ts'
import type { ReadContext } from '../content/read-context.ts'
import { rosterNames } from '../content/people/people-links.ts'
import { readRoster } from '../content/people/rosters.ts'
import { note, serious, type Found } from './found.ts'
import type { OurSide } from './side-of.ts'

/** Names that one sentence lists; of more it says how many. */
const listed = 6

/**
 * The file with our own players known by their roster rows: by name, and by number where a name is
 * borne twice (never by number alone); and in words who of them is on no row, or bears another
 * number there.
 */
export async function matchPlayers(
  reading: ReadContext,
  game: Game,
  file: StatFile,
  side: OurSide,
): Promise<{ file: StatFile; findings: Found[] }> {
  const roster = await readRoster(reading, game.sport.id, game.season)
  if (!roster || roster.players.length === 0) return { file, findings: [] }
  const names = rosterNames(roster)
  const known = (team: BoxTeam): BoxTeam => ({
    ...team,
    tables: team.tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => ({
        ...row,
        rosterPlayerId: names.find(null, row.name, row.uni),
      })),
    })),
  })
  const matched =
    side === 'home'
      ? { ...file, homeTeam: known(file.homeTeam) }
      : { ...file, visitingTeam: known(file.visitingTeam) }
  return {
    file: matched,
    findings: strangers(side === 'home' ? matched.homeTeam : matched.visitingTeam, roster),
  }
}

function strangers(team: BoxTeam, roster: Roster): Found[] {
  const rows = team.tables
    .flatMap((table) => table.rows)
    .filter(({ name, uni }) => uni !== '' && !/^(?:team|tm)$/i.test(name))
  const players = [...new Map(rows.map((row) => [`${row.uni} ${row.name}`, row])).values()]
  const unknown = players.filter(({ rosterPlayerId }) => rosterPlayerId === null)
  if (players.length > 0 && unknown.length === players.length)
    return [
      serious(
        `no player of ${team.name} is on the roster of ${roster.season}: look whether the file is of this team`,
      ),
    ]
  const shirts = new Map(
    roster.players.map(({ rosterPlayerId, jerseyNumber }) => [rosterPlayerId, jerseyNumber]),
  )
  const renumbered = players.flatMap(({ name, uni, rosterPlayerId }) => {
    const shirt = rosterPlayerId === null ? null : shirts.get(rosterPlayerId)
    return shirt && shirt !== uni ? [`${name} (${uni}, there ${shirt})`] : []
  })
  return [
    ...(unknown.length > 0
      ? [
          note(
            `on no row of the roster of ${roster.season}: ${told(unknown.map(({ name, uni }) => `${name} (${uni})`))}`,
          ),
        ]
      : []),
    ...(renumbered.length > 0
      ? [note(`another number on the roster of ${roster.season}: ${told(renumbered)}`)]
      : []),
  ]
}

const told = (names: string[]): string =>
  names.length > listed
    ? `${names.slice(0, listed).join(', ')} and ${names.length - listed} more`
    : names.join(', ')
