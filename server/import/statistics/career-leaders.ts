import type { FamilySpec } from '../../../src/domain/season-stats/columns.ts'
import { parseYears } from '../../../src/domain/season-stats/career-ranks.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { figureTitle } from '../../../src/domain/season-stats/figure-title.ts'
import { nameKey } from '../../../src/domain/people/names.ts'
import { readItem, writeItem } from '../../content/items.ts'
import { careerLeaders, type CareerLeadersDoc } from '../../content/kinds/games.ts'
import { ReadContext } from '../../content/read-context.ts'
import { getOrCreateId } from '../../content/transaction.ts'
import type { Columns } from '../csv/columns.ts'
import {
  cell,
  explainMissingHeaders,
  rejectFile,
  reportUnreadableRows,
  type CsvFile,
  type CsvRow,
} from '../csv/read-csv.ts'
import type { ImportContext } from '../import-context.ts'
import { rejectRow, RowError, warnRow, type FileReport } from '../report.ts'
import { findSport } from '../site/sports.ts'
import { blankToNull } from '../values/text.ts'
import { importWhole, refuseRemoval } from '../whole-document.ts'

export const careerLeadersColumns: Columns = {
  known: ['table', 'statistic', 'name', 'seasons', 'value', 'through'],
  aliases: {
    category: 'table',
    stat: 'statistic',
    player: 'name',
    athlete: 'name',
    years: 'seasons',
    total: 'value',
    as_of: 'through',
  },
  prose: [],
}

type Statistic = { table: string; column: string }
type Entry = Statistic & CareerLeadersDoc['lists'][number]['entries'][number]

/**
 * career-leaders/<sport>.csv → the best careers in the history of a program, by statistic. A file
 * is one document, imported as a whole or not at all.
 */
export async function importCareerLeaders(
  work: ImportContext,
  fileReport: FileReport,
  file: CsvFile,
  slug: string,
): Promise<void> {
  const problem = explainMissingHeaders(file, ['statistic', 'name', 'value'])
  if (problem) return rejectFile(fileReport, file, problem)
  const tenantDb = { db: work.store.of(work.tenant), tenant: work.tenant }
  const sport = await findSport(tenantDb, slug)
  if (!sport)
    return rejectFile(fileReport, file, `there is no sport "${slug}"; add it to sports.csv`)
  const family = familyOfSport(sport.code)
  if (!family) return rejectFile(fileReport, file, `${sport.title} has no statistics on this site`)
  reportUnreadableRows(fileReport, file)
  const entries: Entry[] = []
  const lines = new Map<string, number>()
  for (const row of file.rows)
    try {
      const entry = parseCareer(row, family)
      const line = lines.get(keyOf(entry))
      if (line !== undefined)
        throw new RowError(`${entry.name} is already on line ${line} of this statistic`)
      lines.set(keyOf(entry), row.line)
      entries.push(entry)
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      rejectRow(fileReport, row.line, error.message)
    }
  if (fileReport.refused > 0) return
  const lists = [...Map.groupBy(entries, ({ table, column }) => `${table}/${column}`).values()].map(
    (listed) => ({
      table: listed[0]!.table,
      column: listed[0]!.column,
      entries: listed.map(({ table: _, column: __, ...entry }) => entry),
    }),
  )
  for (const list of lists)
    if (list.entries.every(({ through }) => through !== null))
      warnRow(
        fileReport,
        null,
        `${list.table} ${list.column} has only athletes who still play; ranks need a career ` +
          'that is over',
      )
  await importWhole(work, fileReport, entries.length, async (transaction) => {
    const id = await getOrCreateId(transaction, careerLeaders.name, slug)
    const stored = await readItem(new ReadContext(transaction, work.tenant), careerLeaders, id)
    const refusal = refuseRemoval(work, fileReport, {
      stored: (stored?.lists ?? []).flatMap(({ entries: some, ...list }) =>
        some.map((entry) => ({ ...list, ...entry })),
      ),
      entries,
      keyOf,
      nameOf: ({ name, table, column }) => `${name} (${table} ${column})`,
    })
    if (refusal) return refusal
    return writeItem(transaction, careerLeaders, {
      id,
      rank: id,
      doc: { sportId: sport.id, lists },
    })
  })
}

const keyOf = ({ table, column, name, seasons }: Entry): string =>
  [table, column, nameKey(name), parseYears(seasons)?.[0]].join('/')

/** A row of the file. Throws RowError. */
export function parseCareer(row: CsvRow, family: FamilySpec): Entry {
  const statistic = findStatistic(row, family)
  const name = cell(row, 'name')
  if (nameKey(name) === '') throw new RowError('no name')
  const seasons = cell(row, 'seasons')
  if (!parseYears(seasons))
    throw new RowError(
      seasons
        ? `seasons "${seasons}" are not years (2009-12, 2014, "2017, 2019-20")`
        : 'no seasons (2009-12)',
    )
  const value = cell(row, 'value').replace(/(?<=\d),(?=\d{3})/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(value))
    throw new RowError(`value "${cell(row, 'value')}" is not a total (2104)`)
  const through = blankToNull(cell(row, 'through'))
  if (through !== null && !parseYears(through))
    throw new RowError(`through "${through}" is not a season (2025, 2025-26)`)
  return { ...statistic, name, seasons, value: Number(value), through }
}

/** The table and column of a statistic by key, label or title; `table` decides between several. */
function findStatistic(row: CsvRow, family: FamilySpec): Statistic {
  const statistic = cell(row, 'statistic')
  if (!statistic) throw new RowError('no statistic (Passing yards)')
  const tableName = cell(row, 'table')
  const isSame = (text: string, other: string) => text.toLowerCase() === other.toLowerCase()
  const tables = family.tables.filter(
    ({ key, title }) => tableName === '' || isSame(key, tableName) || isSame(title, tableName),
  )
  if (tables.length === 0)
    throw new RowError(
      `table "${tableName}" is not one of ${family.tables.map(({ title }) => title).join(', ')}`,
    )
  type Names = (table: FamilySpec['tables'][number], index: number) => string[]
  const matchBy = (namesOf: Names) =>
    tables.flatMap((table) =>
      table.columns.flatMap((column, index) =>
        namesOf(table, index).some((text) => isSame(text, statistic)) ? [{ table, column }] : [],
      ),
    )
  const ways: Names[] = [
    (table, index) =>
      family.leaders
        .filter(
          (leader) => leader.table === table.key && leader.column === table.columns[index]!.key,
        )
        .map(({ title }) => title),
    (table, index) => [figureTitle(table, table.columns[index]!.title)],
    ({ columns }, index) => [columns[index]!.key],
    ({ columns }, index) => [columns[index]!.label, columns[index]!.title],
  ]
  const matches = ways.map(matchBy).find((columns) => columns.length > 0) ?? []
  const [match, another] = matches
  if (!match) throw new RowError(`there is no statistic "${statistic}" in ${tablesText(tables)}`)
  if (another)
    throw new RowError(
      `"${statistic}" is in several tables (${tablesText(matches.map(({ table }) => table))}): ` +
        'name one in table',
    )
  if (!['sum', 'marks', 'games'].includes(match.column.kind))
    throw new RowError(
      `"${statistic}" is not a total: careers are ranked by totals, as in yards, points or wins`,
    )
  return { table: match.table.key, column: match.column.key }
}

const tablesText = (tables: readonly { title: string }[]): string =>
  tables.map(({ title }) => title).join(', ')
