import type { StatFile } from '../../../src/contract/box-score.schema.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { cell } from '../csv/read-csv.ts'
import { standingsColumns } from '../history/history.ts'
import { rowsIn, type CheckedFolder } from './checked-folder.ts'
import { createWarning, type Finding } from './finding.ts'
import type { ScoredGame } from './games.ts'
import { parseTally, tallyText } from './season-records.ts'

const warnRecord = createWarning('records')

/**
 * Opponents whose record in the stat file of a game has more wins, losses or ties than the
 * standings of the season: the page of the game shows it, and the standings say otherwise.
 */
export async function opponentRecords(
  { folder, files }: CheckedFolder,
  scored: readonly ScoredGame[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const table of files.tables.filter(({ kind }) => kind === 'standings')) {
    const schools = new Map(
      (await rowsIn(folder, table.path, standingsColumns)).map((row) => [
        normalizeSchoolName(cell(row, 'school')),
        row,
      ]),
    )
    for (const { path, file, schedule, row } of scored) {
      if (schedule.sport !== table.sport || schedule.season !== table.season) continue
      const opponent = cleanOpponentName(cell(row, 'opponent'))
      const school = schools.get(normalizeSchoolName(opponent))
      const last = school && parseTally(cell(school, 'overall_record'))
      const before = parseTally(recordOf(file, opponent))
      if (!last || !before?.some((count, i) => count > last[i]!)) continue
      findings.push(
        warnRecord(
          schedule.path,
          row.line,
          `${opponent} has ${tallyText(before)} in ${path}, but ${tallyText(last)} in ` +
            `${table.path} line ${school!.line}`,
          'correct the record in the stat file or in the standings',
        ),
      )
    }
  }
  return findings
}

/** '5-2' of '5-2,3-1': a file may add the conference record. */
function recordOf({ homeTeam, visitingTeam }: StatFile, opponent: string): string {
  const team = [homeTeam, visitingTeam].find(
    ({ name }) => normalizeSchoolName(name) === normalizeSchoolName(opponent),
  )
  return team?.record?.split(/[,(\s]/)[0] ?? ''
}
