import { cleanOpponentName } from '../../../../src/domain/games/game.ts'
import { familyOfSport } from '../../../../src/domain/season-stats/family-of.ts'
import { slugify } from '../../../../src/domain/words/slug.ts'
import { opponentStatistics, type OpponentStatisticsDoc } from '../../../content/kinds/games.ts'
import { opponentRoster, type OpponentRosterDoc } from '../../../content/kinds/people.ts'
import { opponentCells, opponentRosterColumns } from '../../roster/roster-columns.ts'
import { findOpponent, opponentNames } from '../../site/opponents.ts'
import { isSafe, seasonPath, type Exporting } from '../folder-writer.ts'
import { writeSeasonTables } from './tables.ts'

type OfOpponent = { sportId: number; season: string; opponentId: number }

/**
 * opponent-rosters/ and opponent-statistics/<sport>/<season>/<opponent>.csv. A file's name finds
 * the school again; a school that no name finds has no files.
 */
export async function writeOpponentFiles(exporting: Exporting): Promise<void> {
  const { snapshot, lookup, out } = exporting
  const schools = snapshot.rows.opponent.map((row) => ({ id: Number(row['id']), doc: row.doc }))
  const names = opponentNames(schools)
  const pathOf = (folder: string, { sportId, season, opponentId }: OfOpponent): string | null => {
    const school = schools.find(({ id }) => id === opponentId)
    const title = school ? (JSON.parse(school.doc) as { title: string }).title : ''
    const name = [slugify(cleanOpponentName(title)), title].find(
      (candidate) =>
        findOpponent(names, candidate) === opponentId &&
        isSafe(`${candidate}.csv`) &&
        !candidate.includes('/'),
    )
    const seasonFolder = seasonPath(folder, lookup.slug(sportId), season)
    return seasonFolder === null || name === undefined ? null : `${seasonFolder}/${name}.csv`
  }
  for (const { kind, doc } of snapshot.rows.item) {
    if (kind === opponentRoster.name) {
      const roster = JSON.parse(doc) as OpponentRosterDoc
      const path = pathOf('opponent-rosters', roster)
      if (path)
        await out.csv(path, opponentRosterColumns, roster.players.map(opponentCells), [
          'jersey',
          'first_name',
          'last_name',
          'position',
          'class',
        ])
    } else if (kind === opponentStatistics.name) {
      const statistics = JSON.parse(doc) as OpponentStatisticsDoc
      const path = pathOf('opponent-statistics', statistics)
      const sport = lookup.sport(statistics.sportId)
      if (path && statistics.tables.length > 0)
        await writeSeasonTables(
          out,
          path,
          statistics.tables,
          familyOfSport(sport?.globalSportShortName ?? null),
        )
    }
  }
}
