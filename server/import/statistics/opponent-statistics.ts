import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { ofSeason } from '../../content/games/games.ts'
import { readItem, writeItem } from '../../content/items.ts'
import { opponentStatistics } from '../../content/kinds/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import { getOrCreateId, transact } from '../../content/transaction.ts'
import { explainMissingHeaders, rejectFile, type CsvFile } from '../csv/read-csv.ts'
import type { ImportContext } from '../import-context.ts'
import type { FileReport } from '../report.ts'
import type { OpponentSeason } from '../roster/opponent-roster.ts'
import { findOpponent, readOpponentNames } from '../site/opponents.ts'
import { findSport } from '../site/sports.ts'
import { findRefusedRemoval, readTables, reportTables } from './read-tables.ts'

/**
 * opponent-statistics/<sport>/<season>/<opponent>.csv → an opponent's statistics of the season,
 * with the columns of ours: the game center names its leaders before the game. One document,
 * imported without refused rows; a file with headings only removes the statistics.
 */
export async function importOpponentStatistics(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  { sport: slug, season: title, opponent }: OpponentSeason,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['table', 'name'])
  if (problem) return rejectFile(fileReport, file, problem)
  const tenantDb = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(tenantDb, slug)
  if (!sport)
    return rejectFile(fileReport, file, `there is no sport "${slug}"; add it to sports.csv`)
  const opponentId = findOpponent(await readOpponentNames(tenantDb), opponent)
  if (opponentId === null)
    return rejectFile(
      fileReport,
      file,
      `there is no school "${opponent}"; the file bears the name of a title or alias of ` +
        'opponents.csv',
    )
  const seasons = await tenantDb.db
    .selectFrom('season')
    .select('title as season')
    .where('tenant', '=', work.tenant)
    .where('sport_id', '=', sport.id)
    .execute()
  const season = ofSeason(seasons, title)?.season
  if (season === undefined)
    return rejectFile(
      fileReport,
      file,
      `${sport.title} has no season "${title}"; its schedule or our own roster makes it`,
    )
  const read = readTables(fileReport, file, familyOfSport(sport.code))
  if (!read) return
  const { rows, tables } = read
  const outcome = await transact(work.store, work.tenant, async (transaction) => {
    const id = await getOrCreateId(
      transaction,
      opponentStatistics.name,
      `${sport.slug}/${season}/${opponentId}`,
    )
    const stored = await readItem(new ReadContext(transaction, work.tenant), opponentStatistics, id)
    const storedTables = stored?.tables ?? []
    const refusal = findRefusedRemoval(work, fileReport, storedTables, {
      tables,
      rowsInFile: file.rows.length,
    })
    if (refusal) return refusal
    if (rows.length === 0 && storedTables.length === 0) return null
    const doc = { sportId: sport.id, season, opponentId, tables }
    return writeItem(transaction, opponentStatistics, { id, rank: id, doc })
  })
  reportTables(fileReport, rows, outcome)
}
