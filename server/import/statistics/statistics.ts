import {
  dropSeasonFile,
  storedSeasonFile,
  writeSeasonFile,
  type SeasonFileDoc,
} from '../../content/stats/season-figures.ts'
import { transact } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import {
  cell,
  explainMissingHeaders,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
} from '../csv/read-csv.ts'
import { removalFault } from '../removal.ts'
import { countRow, rejectRow, reportRemoved, type FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { soundRows } from '../roster/roster-cells.ts'
import { ensureSeason, findSport } from '../site/sports.ts'
import type { ImportContext } from '../import-context.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { buildTables, isOpponents, isTotal } from './season-tables.ts'
import { impossibleFigures, wrongFigures } from './wrong-figures.ts'

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

/** The lines of all tables, by table, player and number. */
const linesIn = (doc: SeasonFileDoc | null): string[] =>
  (doc?.tables ?? []).flatMap(({ key, rows, total, opponents }) => [
    ...rows.map(({ name, uni }) => `${key}/${name}/${uni}`.toLowerCase()),
    ...(total ? [`${key}/total`] : []),
    ...(opponents ? [`${key}/opponents`] : []),
  ])

/** Columns that identify a row. */
const whose = new Set(['table', 'jersey', 'name', 'position'])

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
  // Every other column is a figure, so there are no unknown columns.
  reportUnreadableRows(fileReport, {
    ...file,
    warnings: file.warnings.filter(({ reason }) => !reason.startsWith('ignored')),
  })
  const heads = file.columns.filter((head) => !whose.has(head) && head !== '')
  const family = familyOfSport(sport.code)
  const sound = soundRows(fileReport, file, (row) => wrongFigures(row, heads, family))
  if (!sound) return
  const seen = new Map<string, number>()
  const rows = sound.filter((row) => {
    const name = cell(row, 'name')
    const key = [
      cell(row, 'table'),
      isTotal(name) ? 'total' : isOpponents(name) ? 'opponents' : `${name}|${cell(row, 'jersey')}`,
    ]
      .join('|')
      .toLowerCase()
    const firstLine = seen.get(key)
    const problem = !cell(row, 'table')
      ? 'no table'
      : !name
        ? 'no name'
        : heads.every((head) => cell(row, head) === '')
          ? 'no figures'
          : firstLine
            ? `${name} is already on line ${firstLine}`
            : impossibleFigures(row, heads, family)
    if (problem) rejectRow(fileReport, row.line, problem)
    else seen.set(key, row.line)
    return problem === null
  })
  if (rows.length === 0 && fileReport.refused > 0) return
  const outcome = await transact(work.store, work.tenant, async (transaction) => {
    await ensureSeason(transaction, sport, teamSeason.season)
    const { id } = await transaction.db
      .selectFrom('season')
      .select('id')
      .where('tenant', '=', transaction.tenant)
      .where('sport_id', '=', sport.id)
      .where('title', '=', teamSeason.season)
      .executeTakeFirstOrThrow()
    const doc = { tables: buildTables(rows, heads, family) }
    const storedLines = linesIn(await storedSeasonFile(transaction, id))
    const lines = new Set(linesIn(doc))
    const deletedCount = storedLines.filter((line) => !lines.has(line)).length
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
    if (rows.length === 0) return dropSeasonFile(transaction, { sportId: sport.id, seasonId: id })
    return writeSeasonFile(transaction, { sportId: sport.id, seasonId: id, doc })
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
