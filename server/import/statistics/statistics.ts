import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { dropSeasonFile, writeSeasonFile } from '../../content/stats/season-file.ts'
import { transact } from '../../content/transaction.ts'
import { headlessness } from '../csv/headless.ts'
import { cell, type CsvFile } from '../csv/read-csv.ts'
import { refuseFile } from '../csv/refuse-file.ts'
import { refuseUnread } from '../csv/refuse-unread.ts'
import { count, refuse, remove, type Part } from '../report.ts'
import type { Which } from '../roster/roster.ts'
import { ensureSeason, findSport } from '../site/seasons.ts'
import type { Work } from '../work.ts'
import { isOpponents, isTotal, tablesOf } from './season-tables.ts'

/** Columns that say whose figures a row has. */
const whose = new Set(['table', 'jersey', 'name', 'position'])

/**
 * statistics/<sport>/<season>.csv → the season's statistics as the department gives them; they win
 * over what box scores add up to. A row whose `name` is Total or Opponents is that line of its
 * table. One document: taken without the rows that are refused.
 */
export async function importStatistics(
  work: Work,
  part: Part,
  file: CsvFile,
  which: Which,
): Promise<void> {
  const fault = headlessness(file, ['table', 'name'])
  if (fault) return refuseFile(part, file, fault)
  const sport = await findSport(
    { db: work.store.of(work.tenant), tenant: work.tenant },
    which.sport,
  )
  if (!sport)
    return refuseFile(
      part,
      file,
      `there is no sport "${which.sport}"; it is made by a row of sports.csv`,
    )
  // Every column besides those four is a figure: none of them is unknown.
  refuseUnread(part, {
    ...file,
    warnings: file.warnings.filter(({ reason }) => !reason.startsWith('left alone')),
  })
  const heads = file.columns.filter((head) => !whose.has(head) && head !== '')
  const seen = new Map<string, number>()
  const rows = file.rows.filter((row) => {
    const name = cell(row, 'name')
    const key = [
      cell(row, 'table'),
      isTotal(name) ? 'total' : isOpponents(name) ? 'opponents' : `${name}|${cell(row, 'jersey')}`,
    ]
      .join('|')
      .toLowerCase()
    const twin = seen.get(key)
    const fault = !cell(row, 'table')
      ? 'no table'
      : !name
        ? 'no name'
        : heads.every((head) => cell(row, head) === '')
          ? 'no figures'
          : twin
            ? `${name} is already on line ${twin}`
            : null
    if (fault) refuse(part, row.line, fault)
    else seen.set(key, row.line)
    return fault === null
  })
  if (rows.length === 0 && part.refused > 0) return
  const outcome = await transact(work.store, work.tenant, async (writing) => {
    await ensureSeason(writing, sport, which.season)
    const { id } = await writing.db
      .selectFrom('season')
      .select('id')
      .where('tenant', '=', writing.tenant)
      .where('sport_id', '=', sport.id)
      .where('title', '=', which.season)
      .executeTakeFirstOrThrow()
    // A file with nothing but heads takes the department's figures back: what box scores add up to
    // counts again.
    if (rows.length === 0) return dropSeasonFile(writing, { sportId: sport.id, seasonId: id })
    return writeSeasonFile(writing, {
      sportId: sport.id,
      seasonId: id,
      doc: { tables: tablesOf(rows, heads, familyOfSport(sport.code)) },
    })
  })
  if (outcome === 'dropped') remove(part, 'the figures that this file gave before')
  else if (outcome) for (const _ of rows) count(part, outcome)
}
