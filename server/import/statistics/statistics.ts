import {
  dropSeasonFile,
  storedSeasonFile,
  writeSeasonFile,
} from '../../content/stats/season-figures.ts'
import { transact } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import { explainMissingHeaders, rejectFile, type CsvFile } from '../csv/read-csv.ts'
import { removalFault } from '../removal.ts'
import { countRow, rejectRow, reportRemoved, type FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { ensureSeason, findSport } from '../site/sports.ts'
import type { ImportContext } from '../import-context.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { countDeleted, linesIn, readTables } from './read-tables.ts'

/**
 * Columns that identify a row; every other column is a figure, by key, label or title of the
 * season's table.
 */
export const statisticsColumns: Columns = {
  known: ['table', 'jersey', 'name', 'position'],
  aliases: {
    category: 'table',
    number: 'jersey',
    uni: 'jersey',
    '#': 'jersey',
    player: 'name',
    pos: 'position',
  },
  prose: [],
}

/**
 * statistics/<sport>/<season>.csv → the season's statistics from the department, which replace
 * those from box scores. A row with the `name` Total or Opponents is that line of its table. One
 * document, imported without refused rows.
 */
export async function importStatistics(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  teamSeason: TeamSeason,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['table', 'name'])
  if (problem) return rejectFile(fileReport, file, problem)
  const sport = await findSport(
    { db: work.store.of(work.tenant), tenant: work.tenant },
    teamSeason.sport,
  )
  if (!sport)
    return rejectFile(
      fileReport,
      file,
      `there is no sport "${teamSeason.sport}"; add it to sports.csv`,
    )
  const read = readTables(fileReport, file, familyOfSport(sport.code))
  if (!read) return
  const { rows, tables } = read
  const outcome = await transact(work.store, work.tenant, async (transaction) => {
    await ensureSeason(transaction, sport, teamSeason.season)
    const { id } = await transaction.db
      .selectFrom('season')
      .select('id')
      .where('tenant', '=', transaction.tenant)
      .where('sport_id', '=', sport.id)
      .where('title', '=', teamSeason.season)
      .executeTakeFirstOrThrow()
    const storedLines = linesIn((await storedSeasonFile(transaction, id))?.tables ?? [])
    const deletedCount = countDeleted(storedLines, tables)
    const problem =
      deletedCount > 0 &&
      removalFault([fileReport], {
        standing: storedLines.length,
        gone: deletedCount,
        rows: file.rows.length,
        replace: work.replace,
      })
    if (problem) return { fault: problem, gone: deletedCount }
    // A file with headings only removes the department's statistics: those from box scores are
    // shown again.
    if (tables.length === 0) return dropSeasonFile(transaction, { sportId: sport.id, seasonId: id })
    return writeSeasonFile(transaction, { sportId: sport.id, seasonId: id, doc: { tables } })
  })
  if (outcome && typeof outcome === 'object')
    rejectRow(
      fileReport,
      null,
      `nothing of this file is imported, because it would remove ${outcome.gone} lines of the ` +
        `statistics: ${outcome.fault}`,
      { rows: Math.max(1, rows.length) },
    )
  else if (outcome === 'dropped') reportRemoved(fileReport, 'the figures of the earlier file')
  else if (outcome) for (const _ of rows) countRow(fileReport, outcome)
}
