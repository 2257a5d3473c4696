import { normalizeSchoolName } from '../../../src/domain/games/school-names.ts'
import { countsTowardRecord, parseWinPercentage } from '../../../src/domain/games/record.ts'
import { readToday } from '../../content/department-clock.ts'
import { readSchedule } from '../../content/games/schedules.ts'
import { readItem, writeItem } from '../../content/items.ts'
import { standings, type StandingsDoc } from '../../content/kinds/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSettings } from '../../content/department/site.ts'
import { getOrCreateId, type Transaction } from '../../content/transaction.ts'
import { ourTeam } from '../../live/match-players.ts'
import {
  explainMissingHeaders,
  cell,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import { rejectRow } from '../report.ts'
import type { FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { findOpponent, readOpponentNames } from '../site/opponents.ts'
import { findSport } from '../site/sports.ts'
import { isYes } from '../values/text.ts'
import type { ImportContext } from '../import-context.ts'
import { importWhole, refuseRemoval } from '../whole-document.ts'

/**
 * standings/<sport>/<season>.csv → the conference standings in the order of the rows. A table is
 * one document, imported as a whole or not at all.
 */
export async function importStandings(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  teamSeason: TeamSeason,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['school'])
  if (problem) return rejectFile(fileReport, file, problem)
  const tenantDb = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(tenantDb, teamSeason.sport)
  if (!sport)
    return rejectFile(
      fileReport,
      file,
      `there is no sport "${teamSeason.sport}"; add it to sports.csv`,
    )
  reportUnreadableRows(fileReport, file)
  const settings = await readSettings(new ReadContext(work.store, work.tenant))
  const isOurs = ourTeam(settings)
  const names = await readOpponentNames(tenantDb)
  for (const row of file.rows) {
    const problem = faultOf(row)
    if (problem) rejectRow(fileReport, row.line, problem)
  }
  if (fileReport.refused > 0) return
  const rows = file.rows.map((row, i): StandingsDoc['rows'][number] => {
    const title = cell(row, 'school')
    const isTenant = isYes(cell(row, 'us')) || isOurs({ name: title, id: '' })
    const [conference, overall] = [cell(row, 'conference_record'), cell(row, 'overall_record')]
    return {
      rank: i + 1,
      opponentId: isTenant ? null : findOpponent(names, title),
      title,
      isTenant,
      conferenceRecord: conference,
      conferencePercentage:
        cell(row, 'conference_percentage') || (conference && parseWinPercentage(conference)),
      conferencePoints: cell(row, 'points'),
      overallRecord: overall,
      overallPercentage:
        cell(row, 'overall_percentage') || (overall && parseWinPercentage(overall)),
      homeRecord: cell(row, 'home'),
      awayRecord: cell(row, 'away'),
      neutralRecord: cell(row, 'neutral'),
      streak: cell(row, 'streak'),
      ...filledCells({
        // Older results may be written before them.
        lastFive: cell(row, 'last_five').toUpperCase().slice(-5),
        scored: cell(row, 'scored'),
        allowed: cell(row, 'allowed'),
      }),
    }
  })
  await importWhole(work, fileReport, rows.length, async (transaction) => {
    const id = await getOrCreateId(
      transaction,
      standings.name,
      `${teamSeason.sport}/${teamSeason.season}`,
    )
    const stored = await readItem(new ReadContext(transaction, work.tenant), standings, id)
    const refusal = refuseRemoval(work, fileReport, {
      stored: stored?.rows ?? [],
      entries: rows,
      keyOf: schoolOf,
      nameOf: ({ title }) => title,
    })
    if (refusal) return refusal
    const isSame = stored !== null && JSON.stringify(stored.rows) === JSON.stringify(rows)
    const asOf = isSame
      ? stored.asOf
      : (!stored && (await parseAsOf(transaction, file.rows[0]))) ||
        (await readAsOf(transaction, sport.id, teamSeason.season))
    return writeItem(transaction, standings, {
      id,
      rank: id,
      doc: { sportId: sport.id, season: teamSeason.season, rows, asOf },
    })
  })
}

/** What an export says: `as_of` and the keys of the games in `counted`, both in the first row. */
async function parseAsOf(
  { db, tenant }: Transaction,
  row: CsvRow | undefined,
): Promise<StandingsDoc['asOf']> {
  const date = row && /^\d{4}-\d\d-\d\d$/.exec(cell(row, 'as_of'))?.[0]
  if (!date) return undefined
  const games = await db
    .selectFrom('identity')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'game')
    .where('key', 'in', cell(row, 'counted').split('; '))
    .orderBy('id')
    .execute()
  return { date, counted: games.map(({ id }) => id) }
}

/** Today, and our games of today or later that have a result: the new rows may count them. */
async function readAsOf(
  transaction: Transaction,
  sportId: number,
  season: string,
): Promise<StandingsDoc['asOf']> {
  const context = new ReadContext(transaction, transaction.tenant, transaction.now)
  const date = await readToday(context)
  const games = (await readSchedule(context, sportId, season))?.games ?? []
  return {
    date,
    counted: games
      .filter((game) => game.date.slice(0, 10) >= date && countsTowardRecord(game))
      .map(({ id }) => id),
  }
}

const schoolOf = ({ opponentId, title, isTenant }: StandingsDoc['rows'][number]): string =>
  isTenant ? 'us' : `${opponentId ?? normalizeSchoolName(title)}`

/** Without blank cells. */
const filledCells = (cells: Partial<StandingsDoc['rows'][number]>) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))

const record = /^\d+(?:[-–]\d+){1,3}$/

function faultOf(row: CsvRow): string | null {
  if (!cell(row, 'school')) return 'no school'
  for (const column of ['conference_record', 'overall_record', 'home', 'away', 'neutral']) {
    const text = cell(row, column)
    if (text && !record.test(text)) return `${column} "${text}" is not a record (7-2, 7-2-1)`
  }
  const results = cell(row, 'last_five')
  if (results && !/^[WLT]+$/i.test(results))
    return `last_five "${results}" is not the last results, oldest first (WLWWL)`
  for (const column of ['scored', 'allowed']) {
    const total = cell(row, column)
    if (total && !/^\d+$/.test(total)) return `${column} "${total}" is not a total (284)`
  }
  return null
}
