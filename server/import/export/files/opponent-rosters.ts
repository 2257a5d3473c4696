import { academicYearOf } from '../../../../src/domain/calendar/academic-year.ts'
import { plainOpponent } from '../../../../src/domain/games/plain-opponent.ts'
import { slugOf } from '../../../../src/domain/words/slug.ts'
import { opponentRoster, type OpponentRosterDoc } from '../../../content/kinds/opponent-roster.ts'
import { opponentRosterColumns } from '../../csv/columns.ts'
import { findOpponent, opponentNames } from '../../site/find-opponent.ts'
import type { Exporting } from '../exporting.ts'
import { isSafe } from '../pack-out.ts'
import { yes, type CsvCells } from './csv-text.ts'
import { seasonPath } from './season-path.ts'

/** opponent-rosters/<sport>/<season>/<opponent>.csv */
export async function writeOpponentRosters({ snapshot, lookup, out }: Exporting): Promise<void> {
  const schools = snapshot.rows.opponent.map((row) => ({ id: Number(row['id']), doc: row.doc }))
  const names = opponentNames(schools)
  for (const row of snapshot.rows.item.filter(({ kind }) => kind === opponentRoster.name)) {
    const { sportId, opponentId, season, players } = JSON.parse(row.doc) as OpponentRosterDoc
    const school = schools.find(({ id }) => id === opponentId)
    const title = school ? (JSON.parse(school.doc) as { title: string }).title : ''
    const folder = seasonPath('opponent-rosters', lookup.slug(sportId), season)
    // The name of the file finds the school again; where none does, exact.jsonl has the roster.
    const name = [slugOf(plainOpponent(title)), title].find(
      (one) =>
        findOpponent(names, one) === opponentId && isSafe(`${one}.csv`) && !one.includes('/'),
    )
    if (folder === null || name === undefined) continue
    await out.csv(`${folder}/${name}.csv`, opponentRosterColumns, players.map(cellsOf), [
      'jersey',
      'first_name',
      'last_name',
      'position',
      'class',
    ])
  }
}

const cellsOf = (player: OpponentRosterDoc['players'][number]): CsvCells => {
  const [short, long] = [player.academicYearShort, player.academicYearLong]
  return {
    jersey: player.jerseyNumber,
    first_name: player.firstName,
    last_name: player.lastName,
    position: player.positionLong || player.positionShort,
    class: academicYearOf(short).long === long ? short : long,
    height: player.heightFeet === null ? '' : `${player.heightFeet}-${player.heightInches ?? 0}`,
    weight: player.weight,
    hometown: player.hometown,
    high_school: player.highSchool,
    previous_school: player.previousSchool,
    captain: yes(player.isCaptain),
    jersey_second: player.jerseyNumberSecond,
    hide: yes(player.hide),
  }
}
