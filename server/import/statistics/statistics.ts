import {
  dropSeasonFile,
  storedSeasonFile,
  writeSeasonFile,
} from '../../content/stats/season-figures.ts'
import { transact } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import { explainMissingHeaders, rejectFile, type CsvFile } from '../csv/read-csv.ts'
import type { FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { ensureSeason, findSport } from '../site/sports.ts'
import type { ImportContext } from '../import-context.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { findRefusedRemoval, readTables, reportTables } from './read-tables.ts'

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
    const storedTables = (await storedSeasonFile(transaction, id))?.tables ?? []
    const refusal = findRefusedRemoval(work, fileReport, storedTables, {
      tables,
      rowsInFile: file.rows.length,
    })
    if (refusal) return refusal
    // A file with headings only removes the department's statistics: those from box scores are
    // shown again.
    if (tables.length === 0) return dropSeasonFile(transaction, { sportId: sport.id, seasonId: id })
    return writeSeasonFile(transaction, { sportId: sport.id, seasonId: id, doc: { tables } })
  })
  reportTables(fileReport, rows, outcome)
}
