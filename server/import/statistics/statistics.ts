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
  type CsvRow,
  type CsvFile,
} from '../csv/read-csv.ts'
import { removalFault } from '../removal.ts'
import { countRow, rejectRow, reportRemoved, type FileReport } from '../report.ts'
import type { TeamSeason } from '../roster/roster.ts'
import { soundRows, wrongKind, type WrongCell } from '../roster/roster-cells.ts'
import { ensureSeason, findSport } from '../site/sports.ts'
import type { CellKind } from '../values/cell-kinds.ts'
import type { ImportContext } from '../import-context.ts'
import type { SeasonLine, SeasonRow } from '../../../src/contract/season-stats.schema.ts'
import { impossibleIn } from './impossible.ts'
import { parseAmount, inningsToOuts } from '../../../src/domain/season-stats/lines.ts'
import type {
  CategorySpec,
  FamilySpec,
  SeasonColumn,
} from '../../../src/domain/season-stats/columns.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

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

type Table = SeasonFileDoc['tables'][number]
/** A heading of the file and its column; `spec` is set for known columns. */
type Figure = {
  head: string
  key: string
  label: string
  title: string
  spec: SeasonColumn | undefined
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/[\s-]+/g, '_')
export const isTotal = (name: string): boolean => /^(?:team )?totals?$/i.test(name)
export const isOpponents = (name: string): boolean => /^opponents?(?: totals?)?$/i.test(name)

/**
 * The rows as tables of a season in order of first mention; players stay in the order of the file.
 */
export function buildTables(
  rows: readonly CsvRow[],
  heads: readonly string[],
  family: FamilySpec | null,
): Table[] {
  return [...Map.groupBy(rows, (row) => plain(cell(row, 'table')))].map(([, some]) => {
    const text = cell(some[0]!, 'table')
    const category = categoryOf(family, text)
    const figures = heads
      .filter((head) => some.some((row) => cell(row, head) !== ''))
      .map((head) => figureOf(head, category))
    const line = (row: CsvRow): SeasonLine => lineOf(row, figures)
    const find = (is: (name: string) => boolean) => some.find((row) => is(cell(row, 'name')))
    const [total, opponents] = [find(isTotal), find(isOpponents)]
    return {
      key: category?.key ?? slugify(text),
      title: category?.title ?? text,
      columns: figures.map(({ key, label, title }) => ({ key, label, title })),
      rows: some
        .filter((row) => row !== total && row !== opponents)
        .map((row): SeasonRow => ({
          name: cell(row, 'name'),
          uni: cell(row, 'jersey'),
          position: cell(row, 'position') || null,
          rosterPlayerId: null,
          ...line(row),
        })),
      total: total ? line(total) : null,
      opponents: opponents ? line(opponents) : null,
    }
  })
}

function figureOf(head: string, category: CategorySpec | undefined): Figure {
  const spec = category?.columns.find(({ key, label, title }) =>
    [key, label, title].some((name) => plain(name) === head),
  )
  if (spec) return { head, key: spec.key, label: spec.label, title: spec.title, spec }
  const text = head.replaceAll('_', ' ')
  const short = text.length <= 4 ? text.toUpperCase() : `${text[0]?.toUpperCase()}${text.slice(1)}`
  return { head, key: slugify(head), label: short, title: short, spec: undefined }
}

/** The heading that the importer maps to this column again: its key, else its title or label. */
export function buildHeader(
  table: Pick<Table, 'key' | 'title'>,
  column: Table['columns'][number],
  family: FamilySpec | null,
): string {
  const category = categoryOf(family, table.title)
  const heads = [column.key, column.title, column.label].map(plain)
  return (
    heads.find((head) => {
      const { key, label, title } = figureOf(head, category)
      return key === column.key && label === column.label && title === column.title
    }) ?? heads[0]!
  )
}

/**
 * Figures as written, with their sort values. "-1" means not applicable where negative values are
 * impossible, and is left out.
 */
function lineOf(row: CsvRow, figures: readonly Figure[]): SeasonLine {
  const line: SeasonLine = { cells: [], values: [] }
  for (const { head, spec } of figures) {
    const text = cell(row, head)
    const value = spec?.kind === 'innings' ? inningsToOuts(text) : parseAmount(text)
    const applies = text !== '-1' || mayBeBelow(spec, head)
    line.cells.push(applies ? text : '')
    line.values.push(applies ? value : null)
  }
  return line
}

/** Yards may be negative. */
const mayBeBelow = (spec: SeasonColumn | undefined, head: string): boolean =>
  spec ? spec.kind === 'sum' && spec.signed : /yds|yards|net|diff|margin|[+/]/.test(head)

/** Kinds that a column of statistics never has. */
const never: Readonly<Record<string, readonly CellKind[]>> = {
  jersey: ['an address', 'a date', 'a height', 'a class', 'a hometown', 'a full name'],
  name: ['an address', 'a date', 'a height', 'a number'],
  position: ['an address', 'a date', 'a height', 'a class', 'a hometown'],
}
const noFigure: readonly CellKind[] = ['an address', 'a date', 'a hometown', 'a class']
/** Did not finish, no mark, and so on. */
const mark = /^(?:dn[a-z]|d[qs]q?|n[mhtd]|scr|foul|inf|n\/?a|tb[ad]|none|\W+)\.?$/i

/** The cells of a row that are of the wrong kind, with the likely cause. */
function wrongFigures(
  row: CsvRow,
  heads: readonly string[],
  family: FamilySpec | null,
): WrongCell[] {
  const category = categoryOf(family, cell(row, 'table'))
  return [
    ...Object.entries(never).flatMap(([column, kinds]) =>
      wrongKind(column, cell(row, column), kinds),
    ),
    ...heads.flatMap((head): WrongCell[] => {
      const text = cell(row, head)
      if (/date|opponent|note|day/.test(head)) return []
      const wrongCells = wrongKind(head, text, noFigure)
      if (wrongCells.length > 0 || !figureOf(head, category).spec) return wrongCells
      return /\p{L}{2}/u.test(text) && !/\d/.test(text) && !mark.test(text)
        ? [{ column: head, kind: null, reason: `${head} "${text.slice(0, 60)}" is not a figure` }]
        : []
    }),
  ]
}

const categoryOf = (family: FamilySpec | null, text: string): CategorySpec | undefined =>
  family?.tables.find(({ key, title }) => [key, title].some((name) => plain(name) === plain(text)))

/** Figures of known columns that contradict each other; null for none. */
function impossibleFigures(
  row: CsvRow,
  heads: readonly string[],
  family: FamilySpec | null,
): string | null {
  const category = categoryOf(family, cell(row, 'table'))
  const name = cell(row, 'name')
  // Totals may have what no player has, such as own goals and rebounds of the team.
  if (!category || isTotal(name) || isOpponents(name)) return null
  const typed = heads.flatMap((head) => {
    const { spec } = figureOf(head, category)
    return spec ? [[spec.key, { head, text: cell(row, head) }] as const] : []
  })
  return impossibleIn(category.key, new Map(typed))
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
